/** Width and height in pixels in which the gateway keeps a portrait; `large` fits a whole screen. @rule PROF-25 */
export const pictureSizes = { small: '112x150', medium: '270x360', large: '1080x1440' } as const

export type PictureSize = keyof typeof pictureSizes

/** The address of a picture in a size; pictures that exist in one size only ignore it. @rule PROF-25 */
export const pictureAt = (address: string, size: PictureSize): string =>
  /^(?:$|data:|blob:)/.test(address)
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}size=${pictureSizes[size]}`
