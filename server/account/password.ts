import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import * as E from 'fp-ts/Either'

const derive = promisify(argon2)

const PARAMETERS = { parallelism: 1, tagLength: 32, memory: 19 * 1024, passes: 2 } as const

const hashWith = (password: string, salt: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...PARAMETERS, message: password, nonce: salt })

/** Argon2id with 19 MiB and 2 passes, as `argon2id$salt$hash` in base64. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const hash = await hashWith(password, salt)
  return `argon2id$${salt.toString('base64')}$${hash.toString('base64')}`
}

const DECOY = `argon2id$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`

/** Whether the password is the hashed one. Takes as long for an account without a password, and then says no. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, salt = '', hash = ''] = (stored ?? DECOY).split('$')
  const expected = Buffer.from(hash, 'base64')
  const actual = await hashWith(password, Buffer.from(salt, 'base64'))
  return stored !== null && expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** As many are hashed already as may be at the same time. */
export type Busy = { readonly _tag: 'Busy' }

/** The same, bounded: hashing takes much memory, and a flood of sign-ins must not take it all. */
export interface Passwords {
  readonly hash: (password: string) => Promise<E.Either<Busy, string>>
  readonly verify: (password: string, stored: string | null) => Promise<E.Either<Busy, boolean>>
}

export const makePasswords = (atOnce: number): Passwords => {
  let running = 0
  const bounded = async <A>(job: () => Promise<A>): Promise<E.Either<Busy, A>> => {
    if (running >= atOnce) return E.left({ _tag: 'Busy' })
    running += 1
    return job()
      .then(E.right)
      .finally(() => {
        running -= 1
      })
  }
  return {
    hash: (password) => bounded(() => hashPassword(password)),
    verify: (password, stored) => bounded(() => verifyPassword(password, stored)),
  }
}
