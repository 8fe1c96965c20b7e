/** An address or a number within a text of either direction: its parts and its plus would change places in Arabic. */
export const leftToRight = (value: string): string => `\u2066${value}\u2069`
