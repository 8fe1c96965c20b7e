/** At most so many characters, none of them torn apart; what is missing is shown by an ellipsis. */
export const clip = (text: string, length: number): string => {
  const characters = [...text.slice(0, length * 4)]
  return characters.length <= length && text.length <= length * 4
    ? text.toWellFormed()
    : `${characters
        .slice(0, length - 1)
        .join('')
        .toWellFormed()
        .trimEnd()}…`
}
