/** How loud somebody is heard, in percent. */
export type Volume = 0 | 100

/** @rule CALL-86 */
export const volumeOf = (muted: boolean): Volume => (muted ? 0 : 100)
