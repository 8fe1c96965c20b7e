import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makePasswords } from '../../../server/account/password'

const passwords = makePasswords(2)

const hashed = async (password: string): Promise<string> => {
  const stored = await passwords.hash(password)
  if (E.isLeft(stored)) throw new Error('busy')
  return stored.right
}

const timed = async (stored: string | null): Promise<number> => {
  const since = performance.now()
  await passwords.verify('wrong#12', stored)
  return performance.now() - since
}

describe('passwords', () => {
  it('are kept as argon2id with a salt of their own', async () => {
    const [one, other] = [await hashed('secret#1'), await hashed('secret#1')]
    expect(one).toMatch(/^argon2id\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/)
    expect(one).not.toBe(other)
    expect(await passwords.verify('secret#1', one)).toEqual(E.right(true))
    expect(await passwords.verify('secret#2', one)).toEqual(E.right(false))
    expect(await passwords.verify('secret#1', null)).toEqual(E.right(false))
  })

  it('take as long to compare where there is none, so that nobody hears who has an account [ACCT-95, ACCT-96]', async () => {
    const stored = await hashed('secret#1')
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let i = 0; i < 8; i++) {
      known.push(await timed(stored))
      unknown.push(await timed(null))
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.3)
  })

  it('are hashed so many at a time, and further ones once there is room', async () => {
    const heard = await Promise.all([1, 2, 3].map(() => passwords.hash('secret#1')))
    expect(heard.map(E.isRight)).toEqual([true, true, false])
    expect(E.isRight(await passwords.hash('secret#1'))).toBe(true)
  })
})
