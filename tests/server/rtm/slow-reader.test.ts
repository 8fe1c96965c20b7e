import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { presenceTopic } from '../../../server/rtm/topics'
import type { Asker } from '../asker'
import { startTestServer, type TestServer } from '../test-server'
import { connect } from './line'

/** Together more than the kernel keeps for a connection on both of its ends. */
const LARGE = 'x'.repeat(1_000_000)
const MANY = 40

let gateway: TestServer
let [slow, quick]: Asker[] = []

beforeEach(async () => {
  gateway = await startTestServer({ settings: { socket: { bufferedBytes: 100_000, pageRows: 2 } } })
  ;[slow, quick] = [await gateway.signedIn('Slow'), await gateway.signedIn('Quick')]
})
afterEach(() => gateway.close())

const append = (userId: number, note: string) => {
  const { inbox, store } = gateway.parts
  return store.work(async (work) => E.right(await inbox.append(work, userId, 'balance', { note })))
}

const people = () => {
  if (slow === undefined || quick === undefined) throw new Error('nobody')
  return [slow, quick] as const
}

it('keeps the rows of a socket that does not read, and delivers them when it reads again [CHAT-53]', async () => {
  const [one, other] = people()
  const [stuck, fine] = [await connect(gateway, one), await connect(gateway, other)]
  stuck.freeze()
  for (let row = 0; row < MANY; row += 1) await append(one.userId, LARGE)
  await append(other.userId, 'small')
  await fine.heard(({ seq }) => seq === 1)
  stuck.thaw()
  await stuck.heard(({ seq }) => seq === MANY)
  expect(stuck.rows()).toEqual(Array.from({ length: MANY }, (_, index) => index + 1))
})

it('cuts a socket that does not read what cannot wait, before it fills the memory', async () => {
  const [one, other] = people()
  const [stuck, fine] = [await connect(gateway, one), await connect(gateway, other)]
  stuck.freeze()
  const noise = JSON.stringify({ userId: 1, status: 1, noise: LARGE })
  for (let hint = 0; hint < MANY; hint += 1) gateway.parts.bus.publish(presenceTopic(one.userId), noise)
  gateway.parts.bus.publish(presenceTopic(other.userId), JSON.stringify({ userId: 1, status: 1 }))
  await fine.heard(({ kind }) => kind === 'presence')
  stuck.thaw()
  expect(await stuck.closed).toBe(1006)
  expect(stuck.frames.filter(({ kind }) => kind === 'presence').length).toBeLessThan(MANY)
})
