const run = /<\/?[a-z][^>\r\n\u2028\u2029]*>?/gi
const word = /src|href|script|img|video|audio|iframe|style|body|frame/i

const starred = (markup: string): string => (word.test(markup) ? '*'.repeat([...markup].length) : markup)

/**
 * Markup in a name or a text becomes asterisks, one a character: from `<`, or `</`, with a letter behind it to `>`,
 * or to the end of the line where there is none.
 *
 * @rule PROF-11
 * @rule PROF-12
 */
export const sanitise = (text: string): string => text.replace(run, starred)
