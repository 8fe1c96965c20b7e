import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import * as E from 'fp-ts/Either'
import type { Store } from '../../server/store/store'

const generate = promisify(generateKeyPair)

let key: Promise<string> | undefined

const once = (): Promise<string> =>
  (key ??= generate('rsa', { modulusLength: 2048 }).then(({ privateKey }) =>
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ))

/** Servers of one file share a key, unless their store has one: making it takes longer than most tests. */
export const shareRsaKey = async (store: Store): Promise<void> => {
  const value = await once()
  await store.work(async ({ db }) =>
    E.right(
      await db
        .insertInto('server_keys')
        .values({ name: 'rsa', value })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    ),
  )
}
