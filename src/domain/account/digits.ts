/** Digits of the scripts in which people of the product's languages write: Arabic, Persian, Devanagari, Thai, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10]

const asciiOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? '' : String(code - zero)
}

/** Only the digits of what is typed, as 0 to 9, at most `most` of them. */
export const digitsOf = (typed: string, most: number): string => typed.replace(/[^0-9]/gu, asciiOf).slice(0, most)
