/** Control characters, marks that turn the direction of writing, and what ends a line in some terminals only. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g

/** One line of what somebody wrote, of which nothing steers the terminal: line ends show as ⏎, all else of that kind as �. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n|\r|\n/g, ' ⏎ ')
    .replace(/\t/g, ' ')
    .replace(unsafe, '\ufffd')

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON on one line that is the same data, and safe to be shown by a terminal. */
export const cleanJson = (value: unknown): string => JSON.stringify(value).replace(unsafe, escaped)
