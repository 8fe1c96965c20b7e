/** At most so many characters, none of them torn apart; an ellipsis stands for what is missing. */
export const clip = (text: string, length: number): string => {
  const characters = Array.from(text.toWellFormed())
  const shown = characters.length <= length ? characters : [...characters.slice(0, length - 1), '…']
  return shown.join('')
}
