const ASCII = /^\p{ASCII}*$/u

/**
 * What is no letter of its own: accents of Latin, Greek and Cyrillic, vowel signs of Hebrew and Arabic with the lengthening
 * stroke, forms of emoji, invisible signs of direction and joining. Marks of other scripts tell words apart and stay.
 */
const SILENT = new RegExp(
  [
    String.raw`[\u0300-\u036f]|[\u0483-\u0487]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]`,
    String.raw`[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]`,
    String.raw`[\u0610-\u061a]|\u0640|[\u064b-\u065f]|\u0670|[\u06d6-\u06dc]|[\u06df-\u06e8]|[\u06ea-\u06ed]`,
    String.raw`\p{Variation_Selector}|\p{Cf}`,
  ].join('|'),
  'gu',
)

/** Letters and digits that are written in several ways: final sigma, Persian and Arabic forms, digits of Arabic scripts. */
const SAME: Readonly<Record<string, string>> = {
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ٱ: 'ا',
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
  ...Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)])),
}

const VARIANTS = new RegExp(`[${Object.keys(SAME).join('')}]`, 'gu')

/**
 * A text as it is compared in searching: without case, accents, width and forms of writing. Folding twice changes nothing
 * more (@rule PLUS-26).
 */
export const folded = (text: string): string => {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(SILENT, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(SILENT, '')
    .replace(VARIANTS, (letter) => SAME[letter] ?? letter)
    .normalize('NFC')
}
