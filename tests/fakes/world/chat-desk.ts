import type { UserId } from '../../../src/domain/kernel/ids'

/** What the gateway of a world keeps of chat beside the messages. */
export interface ChatDesk {
  /** Translations that cost somebody nothing. */
  freeTranslations: number
  readonly translated: Map<UserId, number>
  /** Pictures that no message has taken along yet, with who uploaded them. */
  readonly uploads: Map<string, UserId>
  /** So many addresses were given out. */
  made: number
}

export const makeChatDesk = (): ChatDesk => ({
  freeTranslations: Number.POSITIVE_INFINITY,
  translated: new Map(),
  uploads: new Map(),
  made: 0,
})
