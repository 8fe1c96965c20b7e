import { IDBFactory } from 'fake-indexeddb'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { SessionStore } from '../../../src/application/account/session-store.port'
import { makeCookieJar } from '../../../src/infrastructure/storage/cookies/cookie-jar'
import { makeSessionStore } from '../../../src/infrastructure/storage/web-storage/session-store.adapter'
import { makeSigningKeyStore } from '../../../src/infrastructure/storage/web-storage/signing-key.store'
import { me } from '../../builders/person'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { makeSessionStoreFake } from '../../fakes/session-store.fake'
import { makePage } from './page'

/** A browser; `forbidKeys` takes away its database. */
interface Place {
  readonly session: SessionStore
  readonly forbidKeys: () => void
}

const openFake = (): Place => {
  const session = makeSessionStoreFake()
  return { session, forbidKeys: session.forbidKeys }
}

const openReal = (): Place => {
  const database = new IDBFactory()
  let forbidden = false
  const keys = makeSigningKeyStore(() => {
    if (forbidden) throw new DOMException('denied', 'SecurityError')
    return database
  })
  const jar = makeCookieJar(makePage(), { secure: false, path: '' })
  return {
    session: makeSessionStore({ jar, keys, local: makeKeyedStoreFake() }),
    forbidKeys: () => {
      forbidden = true
    },
  }
}

const secret = 'c2VjcmV0'
const ada = me({ name: 'Ada' })
const kept = E.right(O.some({ id: ada.id, token: 'handle' }))
const nothing = E.right(O.none)

it('keeps beside the own data whether the person is VIP, and reads it from there [DATA-8]', async () => {
  const local = makeKeyedStoreFake()
  const keys = makeSigningKeyStore(() => new IDBFactory())
  const jar = makeCookieJar(makePage(), { secure: false, path: '' })
  const session = makeSessionStore({ jar, keys, local })
  await session.keep(ada.id, 'handle', secret)()
  await session.remember({ ...ada, paid: false })()
  expect(local.read('CAMC_USER_VIP')).toEqual(O.some('0'))
  await session.remember({ ...ada, paid: true })()
  expect(local.read('CAMC_USER_VIP')).toEqual(O.some('1'))
  local.write('CAMC_USER_VIP', '0')
  expect(await session.remembered()).toEqual(E.right(O.some({ ...ada, paid: false })))
  await session.clear()
  expect(local.read('CAMC_USER_VIP')).toEqual(O.none)
})

describe.each([
  ['the fake', openFake],
  ['cookies and the key store', openReal],
] as const)('the session store: %s', (_, open) => {
  it('has nothing before a sign-in and after the session was cleared', async () => {
    const { session } = open()
    expect([await session.read(), await session.remembered()]).toEqual([nothing, nothing])
    await session.keep(ada.id, 'handle', secret)()
    await session.remember(ada)()
    expect([await session.read(), await session.remembered()]).toEqual([kept, E.right(O.some(ada))])
    await session.clear()
    expect([await session.read(), await session.remembered()]).toEqual([nothing, nothing])
  })

  it('has the newest session', async () => {
    const { session } = open()
    await session.keep(ada.id, 'old', secret)()
    await session.keep(ada.id, 'handle', secret)()
    expect(await session.read()).toEqual(kept)
  })

  it('says so when the key cannot be kept, and clearing still works', async () => {
    const { forbidKeys, session } = open()
    forbidKeys()
    expect(await session.keep(ada.id, 'handle', secret)()).toEqual(E.left({ _tag: 'KeyUnavailable' }))
    expect(await session.read()).toEqual(nothing)
    expect(await session.clear()).toEqual(E.right(undefined))
  })
})
