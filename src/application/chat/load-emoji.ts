import type { Emoji } from '../../domain/kernel/reference/emoji'

/** The emoji of the picker, in a chunk of their own that is fetched when it first opens (@rule DATA-1). */
export const loadEmoji = async (): Promise<readonly Emoji[]> =>
  (await import('../../domain/kernel/reference/emoji')).emojiTable
