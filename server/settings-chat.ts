import { TEXT_LIMIT } from '../src/domain/chat/composing'
import { DAY, HOUR, SECOND } from '../src/domain/kernel/time'

/** What people may write, by whether the deployment is a local one. */
export const chatFigures = (local: boolean) => ({
  /** CHAT-80. */
  freeMessages: local ? 100 : 10,
  /** 54014. */
  textLength: TEXT_LIMIT,
  /** 54000: translations a day that cost nothing, for people who have bought no coins. */
  freeTranslations: local ? 100 : 10,
})

/** A service that translates messages. */
export const translation = {
  timeoutMs: 4 * SECOND,
  /** Bytes of its answer. */
  replyBytes: 64 * 1024,
  /** Texts that are translated at the same time; another one is sent as it stands. */
  atOnce: 20,
  /** So many in a row that failed let it rest for so long: meanwhile texts are sent as they stand, without waiting. */
  failuresInRow: 3,
  restMs: 30 * SECOND,
}

/** Pictures of profiles and messages. */
export const pictures = {
  /** Width times height of what is decoded at most. */
  pixels: 50_000_000,
  decodeMs: 10 * SECOND,
  /** Pictures that are decoded at the same time, and those that wait for it; 429 beyond. */
  atOnce: 1,
  waiting: 30,
  /** 1: the operator looks at each picture before others see it; 0: others see it at once (PROF-23). */
  review: 1,
  /** Pictures in an album (PROF-22). */
  album: 9,
  /** Portraits of one person that were uploaded and are not saved: one more takes the place of the oldest. */
  drafts: 10,
  /** The same of pictures for messages. */
  chatDrafts: 20,
  /** The same of pictures that prove something (row 62). */
  proofDrafts: 5,
  /** A portrait that was uploaded and never saved goes after this time. */
  draftMs: DAY,
  /** Files of uploads that came to nothing go after this time. */
  orphanMs: HOUR,
}
