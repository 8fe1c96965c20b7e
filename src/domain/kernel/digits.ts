/** Zeros of the scripts in which people of the product's languages write: Arabic, Persian, Devanagari, Thai, full width. */
const ZEROS = [0x30, 0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10]

const valueOf = (code: number): string => {
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? '' : String(code - zero)
}

/** Only the digits of what is typed, as 0 to 9, at most `most` of them; what comes after is not looked at. */
export const digitsOf = (typed: string, most: number): string => {
  let digits = ''
  for (let at = 0; at < typed.length && digits.length < most; at += 1) digits += valueOf(typed.charCodeAt(at))
  return digits
}
