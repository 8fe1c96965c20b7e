import * as E from 'fp-ts/Either'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Call } from '../../../src/infrastructure/gateway/contract/call'
import type { Limit, Settings } from '../../settings'
import type { Session } from '../handler'
import type { Limiter } from '../limiter'
import { type Stop, tooMany } from '../stop'

export interface Limiters {
  readonly memory: Limiter
  readonly stored: Limiter
}

/** Rows of `wire.md` that try a password, a ticket, a token or a code, or tell whether there is an account. */
const signIns = new Set([63, 64, 67, 91, 93, 94, 95, 96, 97, 99, 100, 101, 103, 104, 105, 106, 107, 173, 175])
/** Rows that send a code. */
const codes = new Set([92, 102, 108, 109, 178])
/** Rows whose content is kept although nobody signed in. */
const events = new Set([159])
const messages = new Set([110, 170])
const beats = new Set([24, 85, 86])
/** Rows that change what somebody notes about a friend. */
const notes = new Set([41, 42, 46, 48])
/** Rows that add to a report. */
const reportDetails = new Set([57, 58, 61])
/** Rows about pushes. */
const pushes = new Set([89, 191, 192])
/** Rows that ask somebody to be friends. */
const asks = new Set([32, 39])
const CALL_REPORT = 161
const REPORT = 56
const VIDEO_REPORT = 60
const GIFT = 117
const ORDER = 146
const EXPORT = 171
const REFUND_CODE = 153
const CHAT_PICTURE = 115
const SNAPSHOT = 13

interface Bound {
  readonly subject: string
  readonly limit: Limit
  readonly stored: boolean
}

type Kind = 'code' | 'event' | 'signIn'

/** What a call counts as; a GET sends no code. */
const kindOf = ({ method, row }: Call): Kind | null => {
  if (codes.has(row) && method !== 'GET') return 'code'
  if (events.has(row)) return 'event'
  return signIns.has(row) ? 'signIn' : null
}

const limitsOf = (kind: Kind, limits: Settings['limits']): readonly [perDevice: Limit, perAddress: Limit] => {
  switch (kind) {
    case 'code':
      return [limits.codesPerDevice, limits.codesPerAddress]
    case 'event':
      return [limits.eventsPerDevice, limits.eventsPerAddress]
    case 'signIn':
      return [limits.signInsPerDevice, limits.signInsPerAddress]
  }
}

const rare = (call: Call, limits: Settings['limits'], device: string, address: string | null): readonly Bound[] => {
  const kind = kindOf(call)
  if (kind === null) return []
  const [perDevice, perAddress] = limitsOf(kind, limits)
  const stored = kind !== 'event'
  return [
    { subject: `${kind}:device:${device}`, limit: perDevice, stored },
    ...(address === null ? [] : [{ subject: `${kind}:address:${address}`, limit: perAddress, stored }]),
    ...(address === null || kind !== 'event'
      ? []
      : [{ subject: `event:day:${address}`, limit: limits.eventsPerAddressDay, stored: true }]),
  ]
}

/** What an account may do so often of one kind. */
const ofAccount = (row: number, userId: number, limits: Settings['limits']): readonly Bound[] => {
  const bound = (kind: string, limit: Limit, stored: boolean): readonly Bound[] => [
    { subject: `${kind}:account:${userId}`, limit, stored },
  ]
  if (messages.has(row)) return bound('message', limits.messagesPerAccount, false)
  if (beats.has(row)) return bound('beat', limits.beatsPerAccount, false)
  if (notes.has(row)) return bound('note', limits.notesPerAccount, false)
  if (pushes.has(row)) return bound('push', limits.pushSettingsPerAccount, false)
  if (asks.has(row)) return bound('ask', limits.asksPerAccount, false)
  if (row === CALL_REPORT) return bound('callReport', limits.callReportsPerAccount, false)
  if (row === GIFT) return bound('gift', limits.giftsPerAccount, false)
  if (row === ORDER) return bound('order', limits.ordersPerAccount, true)
  if (reportDetails.has(row)) return bound('reportDetails', limits.reportDetailsPerAccount, false)
  if (row === REPORT) return bound('report', limits.reportsPerAccount, true)
  if (row === VIDEO_REPORT) return bound('videoReport', limits.reportsPerAccount, true)
  if (row === REFUND_CODE) return bound('refundCode', limits.refundCodesPerAccount, true)
  return row === EXPORT ? bound('export', limits.exportsPerAccount, true) : []
}

/** Whoever names no device shares no bound with all the others who name none: their address has one. */
const ofAsker = (limits: Settings['limits'], session: Session | null, device: string): readonly Bound[] => {
  if (session !== null)
    return [{ subject: `request:account:${session.userId}`, limit: limits.requestsPerAccount, stored: false }]
  return device === '' ? [] : [{ subject: `request:device:${device}`, limit: limits.requestsPerDevice, stored: false }]
}

const frequent = (
  call: Call,
  limits: Settings['limits'],
  session: Session | null,
  device: string,
): readonly Bound[] => [
  ...ofAsker(limits, session, device),
  ...(session === null ? [] : ofAccount(call.row, session.userId, limits)),
]

const take = async (limiters: Limiters, bounds: readonly Bound[], now: Instant): Promise<E.Either<Stop, void>> => {
  for (const { limit, stored, subject } of bounds) {
    const wait = await (stored ? limiters.stored : limiters.memory).take(subject, limit, now)
    if (wait > 0) return E.left(tooMany(wait))
  }
  return E.right(undefined)
}

/** The bound of an address, counted before anything costly is done; `address` is null where none applies. */
export const takeAddressLimit = (
  limiters: Limiters,
  limits: Settings['limits'],
  address: string | null,
  now: Instant,
): Promise<E.Either<Stop, void>> =>
  address === null
    ? Promise.resolve(E.right(undefined))
    : take(limiters, [{ subject: `request:address:${address}`, limit: limits.requestsPerAddress, stored: false }], now)

/** Pictures that a page sends by itself take nothing from those that its person sends. */
const uploadsOf = (row: number, userId: number, limits: Settings['limits']): Bound =>
  row === SNAPSHOT
    ? { subject: `snapshot:account:${userId}`, limit: limits.snapshotsPerAccount, stored: false }
    : { subject: `upload:account:${userId}`, limit: limits.uploadsPerAccount, stored: true }

/** The bound of uploads, counted before any of the file is read. */
export const takeUploadLimit = (
  limiters: Limiters,
  limits: Settings['limits'],
  { row }: Call,
  session: Session | null,
  now: Instant,
): Promise<E.Either<Stop, void>> =>
  session === null
    ? Promise.resolve(E.right(undefined))
    : take(
        limiters,
        [
          uploadsOf(row, session.userId, limits),
          ...(row === CHAT_PICTURE
            ? [{ subject: `chatPicture:account:${session.userId}`, limit: limits.chatPicturesPerAccount, stored: true }]
            : []),
        ],
        now,
      )

/** Counts a request against every other bound that concerns it; 429 with the time to wait. */
export const takeLimits = (
  limiters: Limiters,
  limits: Settings['limits'],
  call: Call,
  asker: { readonly session: Session | null; readonly device: string; readonly address: string | null },
  now: Instant,
): Promise<E.Either<Stop, void>> =>
  take(
    limiters,
    [...frequent(call, limits, asker.session, asker.device), ...rare(call, limits, asker.device, asker.address)],
    now,
  )
