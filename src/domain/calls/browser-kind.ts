/** Families of browsers that ask for camera and microphone in ways of their own. */
export type BrowserKind = 'android' | 'chrome' | 'firefox' | 'ios' | 'safari' | 'unknown'

/**
 * Which family a browser belongs to by what it says of itself. A tablet of Apple calls itself a Mac, but is touched; all
 * browsers of a telephone ask through its system.
 */
export const browserKind = (userAgent: string, touchPoints: number): BrowserKind => {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chrome'
  return /Safari\//.test(userAgent) ? 'safari' : 'unknown'
}
