import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { InboxRow } from '../../../application/realtime/realtime.port'
import { relationOf } from '../../../domain/friends/relation'
import { remarkOf } from '../../../domain/friends/remark'
import { toUserId } from '../../../domain/kernel/ids'
import { sanitise } from '../../../domain/kernel/sanitise'
import { balanceBody, deletedBody, messageBody, readBody, relationBody } from '../../gateway/contract/frame.codec'
import { toDeletion } from '../../gateway/deletion-mapping'
import { toMessage } from '../../gateway/message-mapping'
import { likeReaders } from './like-row'
import { matchReaders } from './match-row'

type Meaning = InboxRow extends infer Row ? (Row extends unknown ? Omit<Row, 'seq'> : never) : never

const right = <A>(decoded: E.Either<unknown, A>): O.Option<A> => O.fromEither(decoded)

const readers: Readonly<Record<string, (body: unknown) => O.Option<Meaning>>> = {
  message: (body) =>
    pipe(
      right(messageBody.decode(body)),
      O.flatMap(toMessage),
      O.map((message) => ({ kind: 'message', message })),
    ),
  read: (body) =>
    pipe(
      O.Do,
      O.bind('mark', () => right(readBody.decode(body))),
      O.bind('reader', ({ mark }) => toUserId(mark.readerId)),
      O.bind('friend', ({ mark }) => toUserId(mark.friendId)),
      O.map(({ friend, mark, reader }) => ({ kind: 'read', reader, friend, upTo: mark.upTo })),
    ),
  relation: (body) =>
    pipe(
      O.Do,
      O.bind('change', () => right(relationBody.decode(body))),
      O.bind('user', ({ change }) => toUserId(change.userId)),
      O.map(({ change, user }) => ({
        kind: 'relation',
        user,
        relation: relationOf(change.relation),
        name: sanitise(change.userName ?? ''),
        headImg: change.headImg ?? '',
        at: change.at,
        ...(change.stick !== undefined && { pinned: change.stick === 1 }),
        ...(change.remark !== undefined && { remark: remarkOf(change.remark) }),
        ...(change.demo !== undefined && { demo: change.demo === 1 }),
      })),
    ),
  deleted: (body) =>
    pipe(
      right(deletedBody.decode(body)),
      O.flatMap(toDeletion),
      O.map((deletion) => ({ kind: 'deleted', ...deletion })),
    ),
  goods: () => O.some({ kind: 'goods' }),
  ...matchReaders,
  ...likeReaders,
  balance: (body) =>
    pipe(
      right(balanceBody.decode(body)),
      O.map(({ goldNum, payStatus }) => ({ kind: 'balance', coins: goldNum, paid: payStatus === 1 })),
    ),
}

/** What a row of the inbox says. None: its body is not what the contract says; kinds that are not known here are no error. */
export const meaningOf = (kind: string, body: unknown): O.Option<Meaning> =>
  (readers[kind] ?? (() => O.some<Meaning>({ kind: 'unknown' })))(body)
