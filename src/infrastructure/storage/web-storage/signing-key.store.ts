import { fromBase64 } from '../../gateway/bytes'
import { importSigningKey } from '../../gateway/sign'

const DATABASE = 'visavis-keys'
const STORE = 'keys'
const SESSION = 'session'

/** The signing key of the session, shared by the tabs of a browser; nobody can read its bytes (@rule GATE-6). */
export interface SigningKeyStore {
  /** Undefined when there is none or the database is not to be had. */
  readonly read: () => Promise<CryptoKey | undefined>
  /** `secret` in base64. Rejects where the browser has no database. */
  readonly keep: (secret: string) => Promise<void>
  readonly clear: () => Promise<void>
}

const done = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })

const open = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(DATABASE, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
  return done(request)
}

const within = async <A>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  run: (keys: IDBObjectStore) => IDBRequest<A>,
): Promise<A> => {
  const database = await open(factory)
  try {
    const transaction = database.transaction(STORE, mode)
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'))
    })
    const [result] = await Promise.all([done(run(transaction.objectStore(STORE))), finished])
    return result
  } finally {
    database.close()
  }
}

/** `factory` is asked for each time, since reading `indexedDB` may throw. */
export const makeSigningKeyStore = (factory: () => IDBFactory): SigningKeyStore => ({
  read: async () => {
    try {
      const key: unknown = await within(factory(), 'readonly', (keys) => keys.get(SESSION))
      return key instanceof CryptoKey ? key : undefined
    } catch {
      return undefined
    }
  },
  keep: async (secret) => {
    const key = await importSigningKey(fromBase64(secret))
    await within(factory(), 'readwrite', (keys) => keys.put(key, SESSION))
  },
  clear: async () => {
    await within(factory(), 'readwrite', (keys) => keys.delete(SESSION))
  },
})
