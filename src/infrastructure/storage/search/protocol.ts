import * as t from 'io-ts'
import type { SearchQuery } from '../../../domain/chat/search-query'
import type { UserId } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/time'
import { messageUuid, userId } from '../chat/row.codec'

/** What the page says to the worker that holds the index. */
export type Asked =
  | { readonly _tag: 'Open'; readonly me: UserId }
  | { readonly _tag: 'Changed'; readonly friends: readonly UserId[] | 'all' }
  | {
      readonly _tag: 'Find'
      readonly turn: number
      readonly query: SearchQuery
      readonly now: Instant
      readonly limit: number
    }

const foundMessage = t.type({ friend: userId, uuid: messageUuid, mine: t.boolean, at: t.number, text: t.string })

/** What the worker says to the page. */
export const told = t.union([
  t.type({ _tag: t.literal('News') }),
  t.type({
    _tag: t.literal('Found'),
    turn: t.number,
    found: t.type({ messages: t.readonlyArray(foundMessage), total: t.number, complete: t.boolean }),
  }),
  t.type({ _tag: t.literal('Failed'), cause: t.string }),
])

export type Told = t.TypeOf<typeof told>
