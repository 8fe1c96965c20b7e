import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { PagedList } from './friends.feature'
import type { PageOf } from './friends-gateway.port'

/** A list as far as it has been read; `page` is the last page that is there, 0 for none. */
export interface Paged<A> extends PagedList<A> {
  readonly page: number
}

export const unread: Paged<never> = { items: [], listing: 'idle', more: false, page: 0 }

interface Deps<A, Page extends PageOf<A>> {
  readonly ask: (page: number) => TE.TaskEither<GatewayError, Page>
  readonly list: () => Paged<A>
  readonly set: (list: Paged<A>) => void
  /** Takes what else a page tells, before it is listed. */
  readonly take: (page: Page) => void
  readonly idOf: (item: A) => UserId
  /** What was read before stays behind a first page that is read anew. */
  readonly keeps?: true
  /** Changes when the person has signed out: what comes later is of nobody's concern. */
  readonly epoch: () => number
}

const notIn = <A>(items: readonly A[], others: readonly A[], idOf: (item: A) => UserId): readonly A[] => {
  const ids = new Set(others.map(idOf))
  return items.filter((item) => !ids.has(idOf(item)))
}

export interface Pager {
  /** Reads the first page anew; what was read before stays until it is there. */
  readonly first: T.Task<void>
  /** Reads the next page; nothing while one is on its way, before the first or past the last (FRND-37). */
  readonly next: T.Task<void>
}

/** Reads a list page by page and stops at the last one (FRND-29, FRND-37). */
export const makePager = <A, Page extends PageOf<A>>(deps: Deps<A, Page>): Pager => {
  const { ask, epoch, idOf, keeps, list, set, take } = deps
  const joined = (items: readonly A[], page: number): readonly A[] => {
    const before = list().items
    if (page === 1) return keeps ? [...items, ...notIn(before, items, idOf)] : items
    return [...before, ...notIn(items, before, idOf)]
  }
  const read = (page: number): Promise<void> => {
    const begun = epoch()
    set({ ...list(), listing: 'loading' })
    return pipe(
      ask(page),
      TE.match(
        () => (epoch() === begun ? set({ ...list(), listing: 'failed' }) : undefined),
        (answer) => {
          if (epoch() !== begun) return
          take(answer)
          set({ items: joined(answer.items, page), listing: 'loaded', more: page < answer.pages, page })
        },
      ),
    )()
  }
  return {
    first: async () => (list().listing === 'loading' ? undefined : read(1)),
    next: async () => (list().listing === 'loading' || !list().more ? undefined : read(list().page + 1)),
  }
}
