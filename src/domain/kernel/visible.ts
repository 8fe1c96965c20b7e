/** What is not seen: controls, halves of characters, and all that fonts leave out but what joins emoji and letters. */
const unseen =
  /[\p{Cc}\p{Cs}\u2028\u2029]|(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu

/** What shows nothing by itself. */
const blank = /[\p{Z}\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** The text without what is not seen; line ends stay. */
export const onlySeen = (text: string): string => text.replace(unseen, (found) => (found === '\n' ? found : ''))

export const hasUnseen = (text: string): boolean => text.replace(unseen, '') !== text

/** Nothing of it is seen. */
export const isBlank = (text: string): boolean => text.replace(blank, '') === ''
