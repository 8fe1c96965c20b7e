import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CertPurpose, makeCert, redeemCert } from '../../../server/account/certs'
import { pruneSignIns } from '../../../server/account/prune-sign-ins'
import { defaultSettings } from '../../../server/settings'
import type { Store } from '../../../server/store/store'
import { addPerson } from '../store/people'
import { openTestStore } from '../store/test-store'

const settings = defaultSettings('production')
const { certMs } = settings.signIn
const START = 1_800_000_000_000

let store: Store
let ann = 0
let ben = 0

beforeAll(async () => {
  store = await openTestStore()
  ann = await addPerson(store, 'Ann')
  ben = await addPerson(store, 'Ben')
})
afterAll(() => store.close())

const make = async (userId: number, purpose: CertPurpose = 'keepAccount'): Promise<string> => {
  const made = await store.work<never, string>(async (work) => E.right(await makeCert(work, userId, purpose, START)))
  return E.isRight(made) ? made.right : ''
}

const use = (userId: number, cert: string, now = START) =>
  store.work((work) => redeemCert(work, settings.signIn, { userId, cert, now }))

const refusal = E.left({ _tag: 'Refusal', code: 10101, message: 'This link is no longer valid. Please sign in.' })

describe('a cert of an address [ACCT-81]', () => {
  it('opens its account once, and tells what it was made for', async () => {
    const cert = await make(ann, 'signIn')
    expect(await use(ann, cert)).toEqual(E.right('signIn'))
    expect(await use(ann, cert)).toEqual(refusal)
  })

  it('opens nobody else’s account, and is not used up by who tries', async () => {
    const cert = await make(ann)
    expect(await use(ben, cert)).toEqual(refusal)
    expect(await use(ann, `${cert}x`)).toEqual(refusal)
    expect(await use(ann, cert)).toEqual(E.right('keepAccount'))
  })

  it.each(['keepAccount', 'signIn'] as const)('made for %s ends with its time', async (purpose) => {
    const late = await make(ann, purpose)
    expect(await use(ann, late, START + certMs[purpose])).toEqual(refusal)
    const inTime = await make(ann, purpose)
    expect(await use(ann, inTime, START + certMs[purpose] - 1)).toEqual(E.right(purpose))
  })

  it('is void once a newer one was made for the same purpose', async () => {
    const [older, other, newer] = [await make(ann), await make(ann, 'signIn'), await make(ann)]
    expect(await use(ann, older)).toEqual(refusal)
    expect(await use(ann, other)).toEqual(E.right('signIn'))
    expect(await use(ann, newer)).toEqual(E.right('keepAccount'))
  })

  it('holds 256 random bits and is stored hashed', async () => {
    const cert = await make(ann)
    expect(Buffer.from(cert, 'base64url')).toHaveLength(32)
    const rows = await store.read((db) => db.selectFrom('certs').selectAll().execute())
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(cert)
  })

  it('is forgotten once nobody can use it', async () => {
    const count = () => store.read((db) => db.selectFrom('certs').selectAll().execute()).then((rows) => rows.length)
    await make(ann, 'signIn')
    const before = await count()
    await pruneSignIns(store, settings, START + certMs.signIn)
    expect(await count()).toBe(before)
    await pruneSignIns(store, settings, START + certMs.signIn + 1)
    expect(await count()).toBe(0)
  })
})
