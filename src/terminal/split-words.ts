/** The words of a typed line; quotes around them hold words together, one within a word is a part of it. Null: one is not closed. */
export const splitWords = (line: string): readonly string[] | null => {
  const words: string[] = []
  let [word, quote, begun] = ['', '', false]
  for (const character of line) {
    if (quote !== '') {
      if (character === quote) quote = ''
      else word += character
    } else if (!begun && (character === '"' || character === "'")) [quote, begun] = [character, true]
    else if (/\s/.test(character)) {
      if (begun) words.push(word)
      ;[word, begun] = ['', false]
    } else [word, begun] = [word + character, true]
  }
  if (quote !== '') return null
  return begun ? [...words, word] : words
}
