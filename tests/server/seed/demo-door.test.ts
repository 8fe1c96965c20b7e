import { existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../server/config'
import { openDemoDoor } from '../../../server/seed/demo-door'
import { seedDemoPreviews } from '../../../server/seed/demo-previews'
import { hasDemoPeople } from '../../../server/seed/has-demo-people'
import { seedDemoPeople } from '../../../server/seed/seed'
import { demoDoorAt, type DemoDoor } from '../../../src/demo/door'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { DEMO_DOOR } from '../../../src/infrastructure/gateway/contract/demo-door.codec'
import { phoneCalls } from '../../../src/infrastructure/gateway/contract/phone.calls'
import type { Asker } from '../asker'
import { liftSanction, sanction } from '../safety/stage'
import { addPerson } from '../store/people'
import { scratchFolder } from '../store/test-store'
import { startTestServer, type TestServer } from '../test-server'

const LINA = 1001

let gateway: TestServer
let folder = ''
let door: DemoDoor
let close = (): Promise<void> => Promise.resolve()

/** The door as a gateway of that mode opens it, or does not. */
const open = async (more: Partial<TestServer['parts']['config']> = {}): Promise<string> => {
  const config = { ...gateway.parts.config, dataDir: folder, ...more }
  const opened = await openDemoDoor({ ...gateway.parts, config }, gateway.url, () => undefined)
  if (E.isLeft(opened)) throw new Error(opened.left)
  close = opened.right
  return join(folder, DEMO_DOOR)
}

beforeEach(async () => {
  gateway = await startTestServer()
  folder = await scratchFolder()
  await gateway.parts.store.work((work) => seedDemoPeople(work, gateway.clock.now()))
  await gateway.parts.store.work((work) => seedDemoPreviews(work, gateway.clock.now()))
  door = demoDoorAt(join(folder, DEMO_DOOR))
})
afterEach(async () => {
  await close()
  close = () => Promise.resolve()
  await gateway.close()
  await rm(folder, { recursive: true })
})

/** Whoever comes with the ticket of one of them. */
const withTicketOf = async (userId: number): Promise<Asker> => {
  const ticket = await door.ticket(userId)()
  if (E.isLeft(ticket)) throw new Error('no ticket')
  const asker = await gateway.visitor()
  for (const { name, value } of ticket.right.cookies) asker.cookies.set(name, value)
  return asker
}

const enter = async (asker: Asker, userId: number): Promise<number> => {
  const said = await asker.ask(phoneCalls.emailAutoLogin, { userId })
  if (said.code === 200) await asker.enter(said.data)
  return said.code
}

const reads = async (asker: Asker): Promise<number> =>
  (await asker.ask(accountCalls.getUserInfo, { search_u_id: LINA })).code

describe('the door of the demo people', () => {
  it('is a socket that only the user of the gateway can open, and tells who is to be awake [PLUS-30]', async () => {
    const path = await open({ demoPeople: 3 })
    expect([statSync(path).mode & 0o777, statSync(path).isSocket()]).toEqual([0o600, true])
    expect(await door.people()).toEqual(
      E.right({
        server: gateway.url,
        people: ['Lina', 'Marta', 'Aiko'].map((name, at): unknown => ({
          userId: LINA + at,
          name,
          languages: expect.stringContaining(','),
          clip: `/demo/previews/${LINA + at}.webm`,
        })),
      }),
    )
  })

  it('lets one of them in by an automatic login, as often as the process starts anew [PLUS-30]', async () => {
    await open()
    const lina = await withTicketOf(LINA)
    expect([await enter(lina, LINA), await reads(lina)]).toEqual([200, 200])
    const again = await withTicketOf(LINA)
    expect([await enter(again, LINA), await reads(again)]).toEqual([200, 200])
    gateway.clock.jump(2_000)
    expect(await reads(lina)).not.toBe(200)
  })

  it('lets nobody else in: no member, no stranger, nobody with the ticket of another [PLUS-1]', async () => {
    await open()
    const ada = await addPerson(gateway.parts.store, 'Ada')
    for (const id of [ada, 999_999]) expect(await door.ticket(id)()).toMatchObject({ left: { _tag: 'DoorClosed' } })
    const lina = await withTicketOf(LINA)
    expect(await enter(lina, ada)).toBe(10101)
  })

  it('is not there in production mode, nor where it is switched off [PLUS-1] [PLUS-30]', async () => {
    expect(existsSync(await open({ mode: 'production' }))).toBe(false)
    expect(existsSync(await open({ demoPeople: 0 }))).toBe(false)
    expect(await door.people()).toMatchObject({ left: { _tag: 'DoorClosed' } })
  })

  it('makes no session for one of them who is banned, until the ban is lifted [SAFE-24] [PLUS-30]', async () => {
    await open()
    const ban = await sanction(gateway, LINA)
    const sessions = () => gateway.parts.store.read((db) => db.selectFrom('sessions').select('id').execute())
    expect(await door.ticket(LINA)()).toMatchObject({ left: { _tag: 'DoorClosed' } })
    expect(await sessions()).toEqual([])
    await liftSanction(gateway, ban)
    expect(await enter(await withTicketOf(LINA), LINA)).toBe(200)
  })

  it('is told from a database of production mode [PLUS-1]', async () => {
    expect(await hasDemoPeople(gateway.parts.store)).toBe(true)
    const other = await startTestServer()
    await other.signedIn('Ada')
    expect(await hasDemoPeople(other.parts.store)).toBe(false)
    await other.close()
  })

  it('is switched by DEMO, which wants a number of people', () => {
    const told = (DEMO?: string) =>
      E.match(
        (faults: readonly string[]): unknown => faults,
        ({ demoPeople }: { readonly demoPeople: number }): unknown => demoPeople,
      )(loadConfig(DEMO === undefined ? {} : { DEMO }, []))
    expect([told(), told('off'), told('0'), told('5'), told('48')]).toEqual([16, 0, 0, 5, 48])
    for (const wrong of ['49', '-1', 'on', '1.5']) expect(told(wrong)).toEqual([expect.stringMatching(/^DEMO wants/)])
  })
})
