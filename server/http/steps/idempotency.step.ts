import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Call } from '../../../src/infrastructure/gateway/contract/call'
import type { Work } from '../../store/store'
import { malformed, type Stop, stop } from '../stop'

const common = ['appId', 'version', 'languageId', 'deviceId', 'userId', 'portType', 'port_type', 'countryId']

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** One press of a button: the key that all its retries carry, and what was asked. */
export interface Press {
  readonly userId: number
  readonly key: string
  readonly call: string
  readonly hash: string
}

export type Remembered = { readonly _tag: 'First' } | { readonly _tag: 'Again'; readonly reply: unknown }

const sameKeyOtherContent = stop(200, 20011, 'An error has occurred. Please try again.')

/** What was asked, without the common parameters, which may differ between retries. */
const contentOf = (params: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.entries(params)
      .filter(([name]) => !common.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

export const readPress = (
  call: Call,
  userId: number,
  key: string,
  params: Readonly<Record<string, unknown>>,
): E.Either<Stop, Press> =>
  uuid.test(key.toLowerCase())
    ? E.right({
        userId,
        key: key.toLowerCase(),
        call: `${call.method} ${call.path}`,
        hash: createHash('sha256').update(contentOf(params)).digest('hex'),
      })
    : E.left(malformed('Idempotency-Key'))

/** Takes the key, or finds the answer that was given under it; the same key with other content is 20011. */
export const takePress = async (
  { db }: Work,
  { userId, key, call, hash }: Press,
  at: Instant,
): Promise<E.Either<Stop, Remembered>> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency')
    .values({ user_id: userId, key, call, request_hash: hash, reply: '', at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return E.right({ _tag: 'First' })
  const row = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return row.call === call && row.request_hash === hash
    ? E.right({ _tag: 'Again', reply: JSON.parse(row.reply) as unknown })
    : E.left(sameKeyOtherContent)
}

/** Stores the answer beside the effect that it tells of. */
export const rememberPress = async ({ db }: Work, { userId, key }: Press, reply: unknown): Promise<void> => {
  await db
    .updateTable('idempotency')
    .set({ reply: JSON.stringify(reply ?? null) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

/** Gives the key back: what was refused may be tried again under it. */
export const forgetPress = async ({ db }: Work, { userId, key }: Press): Promise<void> => {
  await db.deleteFrom('idempotency').where('user_id', '=', userId).where('key', '=', key).execute()
}
