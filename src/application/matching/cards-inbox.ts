import type { IO } from 'fp-ts/IO'
import type { MutualWord } from './cards.feature'

/** What the connection tells the cards. */
export interface CardsInbox {
  /** Somebody whom this person has liked likes them too. */
  readonly onMutual: (word: MutualWord) => void
  /** The session is over: nobody is known. */
  readonly end: IO<void>
}
