import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import type { Passage, Passages } from './passage'
import type { Drafts } from './sign-in-ways'

/** What was kept for the return from a provider: the goal goes to the sign-in, the drafts to the popup. */
export interface Returned {
  readonly passage: IO<O.Option<Passage>>
  readonly takeDrafts: T.Task<Drafts>
}

export const makeReturned = (passages: Passages): Returned => {
  let taken: O.Option<Passage> = O.none
  const passage = (): O.Option<Passage> => {
    taken = passages.take()
    return taken
  }
  return {
    passage,
    takeDrafts: T.fromIO(() => {
      const { drafts } = pipe(
        taken,
        O.alt(passage),
        O.getOrElse((): Passage => ({ goal: '/', drafts: {} })),
      )
      taken = O.none
      return drafts
    }),
  }
}
