import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'

export type Cancelled = { readonly _tag: 'Cancelled' }

/** Something on its way that can be called back. */
export interface Sending<Failed, A> {
  /** Sends when it is run. */
  readonly done: TaskEither<Failed | Cancelled, A>
  /** It then ends as `Cancelled`; what has arrived meanwhile stays. Harmless twice. */
  readonly cancel: IO<void>
}

/** `percent` of the file that has been sent, whole, from 0 to 100. */
export type OnProgress = (percent: number) => void
