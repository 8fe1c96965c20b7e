/** A value within a text of either direction: the plus of a number would stand behind it in Arabic. */
export const leftToRight = (value: string): string => `\u2066${value}\u2069`
