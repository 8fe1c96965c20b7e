import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Message } from '../../domain/chat/message'
import { kindOf } from '../../domain/chat/message-kind'
import { familyOf } from '../../domain/chat/notice'
import type { ChatInbox } from '../chat/chat-inbox'
import type { Received, StoreFailed } from '../chat/chat-store.port'
import type { Hint } from './hint'
import type { InboxRow } from './realtime.port'

interface Deps {
  readonly chat: ChatInbox
  readonly broadcast: (hint: Hint) => void
}

type RowOf<Kind extends InboxRow['kind']> = Extract<InboxRow, { readonly kind: Kind }>

const rowsOf = <Kind extends InboxRow['kind']>(rows: readonly InboxRow[], kind: Kind): readonly RowOf<Kind>[] =>
  rows.filter((row): row is RowOf<Kind> => row.kind === kind)

/** What rows mean for the store; the last of them is the cursor. */
export const toReceived = (rows: readonly InboxRow[]): Received => ({
  messages: rowsOf(rows, 'message').map(({ message }) => message),
  reads: rowsOf(rows, 'read').map(({ reader, friend, upTo }) => ({ reader, friend, upTo })),
  relations: rowsOf(rows, 'relation').map(({ seq: _seq, kind: _kind, ...relation }) => relation),
  deletions: rowsOf(rows, 'deleted').map(({ friend, upTo }) => ({ friend, upTo })),
  cursor: Math.max(0, ...rows.map(({ seq }) => seq)),
})

/** What a message means beside its row in the store. */
const messageHints = (message: Message): readonly Hint[] => {
  if (familyOf(message) === 'refresh') return [{ _tag: 'Refresh' }]
  if (O.toUndefined(kindOf(message)) !== 'gift') return []
  const { at, content, id, receiver, sender, uuid } = message
  return [{ _tag: 'Gift', gift: { at, content, id, receiver, sender, uuid } }]
}

const toHints = (rows: readonly InboxRow[]): readonly Hint[] =>
  rows.flatMap((row): readonly Hint[] => {
    switch (row.kind) {
      case 'relation': {
        const { user: id, seq: _seq, kind: _kind, at: _at, ...person } = row
        return [{ _tag: 'Relation', person: { id, ...person } }]
      }
      case 'balance':
        return [{ _tag: 'Balance', coins: row.coins, paid: row.paid }]
      case 'message':
        return messageHints(row.message)
      case 'match':
        return [{ _tag: 'Match', news: row.news }]
      case 'mutualLike':
        return [{ _tag: 'MutualLike', word: row.word }]
      case 'goods':
        return [{ _tag: 'Goods' }]
      case 'deleted':
      case 'read':
      case 'unknown':
        return []
    }
  })

/** Stores rows and their cursor in one transaction, then lets every tab know; a failure makes them come again. */
export type ReceiveInbox = (rows: readonly InboxRow[]) => TE.TaskEither<StoreFailed, void>

export const makeReceiveInbox =
  ({ broadcast, chat }: Deps): ReceiveInbox =>
  (rows) =>
    pipe(
      chat.receive(toReceived(rows)),
      TE.tapIO(() => () => toHints(rows).forEach(broadcast)),
    )
