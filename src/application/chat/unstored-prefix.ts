import type { UserId } from '../../domain/kernel/ids'

/** Every text of a person that the store does not have yet begins with this; signing out removes them (PLUS-15). */
export const unstoredPrefix = (me: UserId): string => `visavis-unstored|${me}|`
