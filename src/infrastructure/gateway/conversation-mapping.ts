import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { ListedConversation } from '../../domain/chat/conversation'
import { kindOf } from '../../domain/chat/message-kind'
import { SAY_HI } from '../../domain/chat/panel'
import { relationCode, relationOf } from '../../domain/friends/relation'
import { toUserId } from '../../domain/kernel/ids'
import { sanitise } from '../../domain/kernel/sanitise'
import { recentUser, type RecentUser } from './contract/chat.calls'

/** A value that no message has: the row names the type only. */
const NO_VALUE = -1

const lastKind = (row: RecentUser): ListedConversation['lastKind'] =>
  pipe(
    kindOf({
      type: row.messageType ?? 1,
      typeValue: row.messageTypeValue ?? NO_VALUE,
      content: row.message ?? row.content ?? '',
    }),
    O.getOrElse((): ListedConversation['lastKind'] => 'txt'),
  )

/** A row about one person; of alternative spellings the first present wins (@rule CHAT-8, CHAT-9). */
const toConversation = (row: RecentUser): O.Option<ListedConversation> =>
  pipe(
    toUserId(row.friendId),
    O.map((friend) => ({
      friend,
      name: sanitise(row.userName),
      headImg: row.headImg,
      relation: relationOf(row.relation),
      pinned: row.stick === 1,
      demo: row.demo === 1,
      unread: row.unreadCount ?? row.noReadCount ?? 0,
      lastKind: lastKind(row),
      lastText: row.message ?? row.content ?? '',
      lastAt: row.time ?? row.timestamp ?? row.timestampUser ?? 0,
    })),
  )

const inGroup = (entry: unknown): readonly ListedConversation[] =>
  pipe(
    O.fromEither(recentUser.decode(entry)),
    O.flatMap((row) => toConversation({ ...row, relation: relationCode.asking })),
    O.match(
      () => [],
      (one) => [one],
    ),
  )

/** A row of the list of recent people: one person, or the pending requests that a gateway has folded itself (@rule CHAT-8, CHAT-10). */
export const toConversations = (row: RecentUser): readonly ListedConversation[] =>
  row.friendId === SAY_HI
    ? (row.userList ?? []).flatMap(inGroup)
    : pipe(
        toConversation(row),
        O.match(
          () => [],
          (one) => [one],
        ),
      )
