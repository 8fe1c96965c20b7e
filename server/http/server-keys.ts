import { type webcrypto, createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import * as E from 'fp-ts/Either'
import { makeVapidKeys, readVapidKeys, type VapidKeys } from '../push/webpush/vapid-keys'
import type { Random } from '../random'
import type { Store } from '../store/store'

/** Keys that all processes of a deployment share. */
export interface ServerKeys {
  /** Opens what clients wrap (GATE-9). */
  readonly unwrapKey: webcrypto.CryptoKey
  /** Its public half, SPKI in base64, for `/config.json`. */
  readonly sealKey: string
  /** Seals the tickets of GATE-9, 32 bytes. */
  readonly ticketKey: Buffer
  /** Signs real-time tokens (GATE-29), 32 bytes. */
  readonly realtimeKey: Buffer
  /** Signs the challenges of the bot check. */
  readonly captchaSecret: string
  /** Hashes addresses and numbers that must be known again after their account is gone, 32 bytes. */
  readonly identifierKey: Buffer
  /** Who this deployment is to push services. */
  readonly vapid: VapidKeys
  /** Signs the tickets that decline a call, 32 bytes. */
  readonly declineKey: Buffer
  /** Signs what the checkout pages of local mode say, 32 bytes. */
  readonly sandboxKey: Buffer
}

const generate = promisify(generateKeyPair)

const makeRsa = async (): Promise<string> => {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

const shared = async (store: Store, name: string, make: () => Promise<string>): Promise<string> => {
  const find = (): Promise<string | undefined> =>
    store.read(async (db) => {
      const row = await db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst()
      return row?.value
    })
  const known = await find()
  if (known !== undefined) return known
  const value = await make()
  await store.work(async ({ db }) => {
    await db
      .insertInto('server_keys')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return E.right(undefined)
  })
  return (await find()) ?? value
}

const spki = (pem: string): string => createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64')

const importUnwrap = (pem: string): Promise<webcrypto.CryptoKey> => {
  const der = Buffer.from(pem.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64')
  return crypto.subtle.importKey('pkcs8', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['decrypt'])
}

/** Reads the keys; the first process of a deployment makes them, and all agree on whose came first. */
export const loadServerKeys = async (store: Store, random: Random): Promise<ServerKeys> => {
  const secret = (): Promise<string> => Promise.resolve(random.bytes(32).toString('base64'))
  const [rsa, ticket, realtime, captchaSecret, identifier, sandbox, vapid, decline] = await Promise.all([
    shared(store, 'rsa', makeRsa),
    shared(store, 'ticket', secret),
    shared(store, 'realtime', secret),
    shared(store, 'captcha', secret),
    shared(store, 'identifier', secret),
    shared(store, 'sandbox', secret),
    shared(store, 'vapid', () => Promise.resolve(makeVapidKeys())),
    shared(store, 'decline', secret),
  ])
  return {
    unwrapKey: await importUnwrap(rsa),
    sealKey: spki(rsa),
    ticketKey: Buffer.from(ticket, 'base64'),
    realtimeKey: Buffer.from(realtime, 'base64'),
    captchaSecret,
    identifierKey: Buffer.from(identifier, 'base64'),
    vapid: readVapidKeys(vapid),
    declineKey: Buffer.from(decline, 'base64'),
    sandboxKey: Buffer.from(sandbox, 'base64'),
  }
}
