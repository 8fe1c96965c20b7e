/** How long the cookies of this product last, in days: those of a login, and the answers that a browser remembers. @rule ACCT-104 FRND-8 SAFE-11 */
export const COOKIE_DAYS = 365
