/** First letters of the first and the last word, as a person reads them; `?` for an empty name. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase() || '?'
}

/** One of `count` hues, always the same for the same name. */
export const hueOf = (name: string, count: number): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % count
