import type { PushNews, PushPayload } from '../../src/domain/kernel/push'
import type { Language } from '../../src/domain/kernel/language'
import { NAME_LIMIT } from '../../src/domain/kernel/name'
import { relationCode } from '../../src/domain/friends/relation'
import { shownName } from '../../src/domain/friends/remark'
import type { Instant } from '../../src/domain/kernel/time'
import { blockBetween, findUser, relationsOf } from '../profile/people'
import type { Tx } from '../store/database'
import { makeCallTicket } from './call-ticket'
import { choicesOf } from './choices'
import { clip } from './clip'
import type { Due } from './due'
import { choiceOf, type Notice } from './notice'
import { languageOfSession } from '../session/person-language'

export interface PayloadDeps {
  readonly appId: string
  readonly declineKey: Uint8Array
  readonly newId: () => string
  /** Only the device reads what it is sent. */
  readonly sealed: boolean
}

interface Somebody {
  readonly from: number
  readonly name: string
  readonly picture: string
}

/** In which language the device is told; null when its person has signed out there, or has fetched it on some device. */
const languageFor = async (db: Tx, { device, push: { seq } }: Due): Promise<Language | null> => {
  const live = await db
    .selectFrom('sessions')
    .select(['id', 'cursor', 'language', 'language_id'])
    .where('user_id', '=', device.user_id)
    .where('revoked_at', 'is', null)
    .execute()
  const own = live.find(({ id }) => id === device.session_id)
  const fetched = seq !== null && live.some(({ cursor }) => cursor >= seq)
  return own === undefined || fetched ? null : languageOfSession(own)
}

/** The other person as the receiver knows them; null when the two do not exist for each other any more, or the request was taken back. */
const somebodyOf = async (db: Tx, viewer: number, id: number, { kind }: Notice): Promise<Somebody | null> => {
  const other = await findUser(db, id)
  if (other === undefined || (await blockBetween(db, viewer, id))) return null
  const noted = (await relationsOf(db, viewer, [id])).get(id)
  if (kind === 'request' && noted?.relation !== relationCode.asking) return null
  const name = clip(shownName(other.user_name, noted?.remark), NAME_LIMIT)
  return { from: id, name, picture: other.head_img }
}

/** Without words of people where they are not wanted, or could be read on the way. */
const discreet = (notice: Notice): Notice => {
  switch (notice.kind) {
    case 'message':
      return { ...notice, content: 'hidden', text: '' }
    case 'reward':
      return { ...notice, text: '' }
    default:
      return notice
  }
}

/** Takes the notice of a call away without a word of who rang. */
const silenced = (notice: Notice): Notice => (notice.kind === 'callOver' ? { ...notice, outcome: 'ended' } : notice)

const newsOf = (notice: Notice, { from, name }: Somebody, callee: number, declineKey: Uint8Array): PushNews => {
  switch (notice.kind) {
    case 'reward':
      return notice
    case 'call':
      return { ...notice, from, name, ticket: makeCallTicket(declineKey, { room: notice.room, callee }) }
    default:
      return { ...notice, from, name }
  }
}

const conversation = (other: number): string => `/message/IMMessageSession/${other}`

/** Where a press leads; `other` is below zero for the product's own senders. */
const addressOf = (notice: Notice, other: number): string => {
  switch (notice.kind) {
    case 'message':
    case 'reminder':
    case 'reward':
      return conversation(other)
    case 'request':
      return '/friends'
    case 'call':
      return '/'
    case 'callOver':
      return notice.outcome === 'missed' ? conversation(other) : '/'
  }
}

const nobody: Somebody = { from: 0, name: '', picture: '' }

/**
 * What is told now, as its receiver may see it and knows people now; null when there is nothing to tell any more: it was
 * fetched, is not wanted, the device is signed out, or one of the two has blocked the other or is gone.
 */
export const payloadOf = async (
  db: Tx,
  { appId, declineKey, newId, sealed }: PayloadDeps,
  due: Due,
  now: Instant,
): Promise<PushPayload | null> => {
  const { device, notice, push } = due
  const choices = await choicesOf(db, device.user_id)
  const language = await languageFor(db, due)
  const other = push.other_id ?? 0
  const known = other > 0 ? await somebodyOf(db, device.user_id, other, notice) : nobody
  const told = choices[choiceOf(notice)] === 1 ? known : null
  const somebody = told ?? (notice.kind === 'callOver' ? nobody : null)
  if (language === null || somebody === null) return null
  const shown = told === null ? silenced(notice) : sealed && choices.preview === 1 ? notice : discreet(notice)
  return {
    mark: { pushContentId: newId(), sendTime: now, appId, nonce: newId() },
    language,
    address: addressOf(shown, other),
    picture: somebody.picture,
    news: newsOf(shown, somebody, device.user_id, declineKey),
  }
}
