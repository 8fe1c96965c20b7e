import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

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
