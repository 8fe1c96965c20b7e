import { type Relation, relationOf } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import { compiled } from '../store/compiled'
import type { Tx } from '../store/database'
import { fieldsOf } from './message-fields'

/** What the sender of a message is answered. */
export interface Accepted {
  readonly messageId: number
  readonly timeStamp: Instant
  /** What became of the translation that was asked for. */
  readonly translateCode?: number
}

/** A message that was accepted before. */
export interface Known {
  readonly answer: Accepted
  readonly receiver: number
}

/** What the store knows about a message that somebody is about to send. */
export interface Circumstances {
  /** The message of the same sender and uuid, when there is one. */
  readonly known: Known | null
  /** The sender has bought coins. */
  readonly paid: boolean
  /** The receiver, when there is such a person. */
  readonly peer: number | null
  /** One of the two has blocked the other. */
  readonly barred: boolean
  /** How the sender stands to the receiver. */
  readonly relation: Relation
}

/** One look instead of six: each join finds at most one row by its key. */
const look = compiled((db, { me, peer, uuid }: { me: number; peer: number; uuid: string }) =>
  db
    .selectFrom('users as sender')
    .leftJoin('messages as known', (join) => join.on('known.sender_id', '=', me).on('known.message_uuid', '=', uuid))
    .leftJoin('users as peer', (join) => join.on('peer.id', '=', peer).on('peer.deleted_at', 'is', null))
    .leftJoin('relations', (join) => join.on('relations.user_id', '=', me).on('relations.other_id', '=', peer))
    .leftJoin('blocks as mine', (join) => join.on('mine.user_id', '=', me).on('mine.other_id', '=', peer))
    .leftJoin('blocks as theirs', (join) => join.on('theirs.user_id', '=', peer).on('theirs.other_id', '=', me))
    .where('sender.id', '=', me)
    .select([
      'known.id',
      'known.at',
      'known.receiver_id',
      'known.extra',
      'sender.pay_status',
      'peer.id as peer',
      'relations.relation',
    ])
    .select(['mine.at as blocked_at', 'theirs.at as barred_at']),
)

interface Found {
  readonly id: number | null
  readonly at: Instant | null
  readonly receiver_id: number | null
  readonly extra: string | null
}

const knownOf = ({ at, extra, id, receiver_id: receiver }: Found): Known | null => {
  if (id === null || at === null || receiver === null) return null
  const { translateCode } = fieldsOf(extra ?? '')
  const code = translateCode === undefined ? {} : { translateCode }
  return { receiver, answer: { messageId: id, timeStamp: at, ...code } }
}

/** All that decides whether `me` may send `peer` a message under that uuid. */
export const circumstancesOf = async (db: Tx, me: number, peer: number, uuid: string): Promise<Circumstances> => {
  const [row] = await look(db, { me, peer, uuid })
  if (row === undefined) throw new Error('a session has a user')
  const { barred_at, blocked_at } = row
  return {
    known: knownOf(row),
    paid: row.pay_status === 1,
    peer: row.peer,
    barred: barred_at !== null || blocked_at !== null,
    relation: relationOf(row.relation ?? undefined),
  }
}
