import * as E from 'fp-ts/Either'
import { setHost } from '../../../server/profile/set-host'
import { purgeDue } from '../../../server/safety/purge'
import { DAY, SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { Asker } from '../asker'
import { ada, bob, online, renew, server, talk, talkFor } from './stage'

const silent = { out: 'off', in: 'flowing' } as const
export const off = { sound: silent, picture: silent }

export const dispute = (asker: Asker, roomNum: string, reason = 'I saw nothing') =>
  asker.ask(callsCalls.dispute, { roomNum, reason })
export const points = async (asker: Asker) =>
  (await server.parts.store.read((db) => server.parts.ledger.purse(db, asker.userId))).points
export const makeHost = () =>
  server.parts.store.work((work) => setHost(work, bob.userId, true, { price: 20, friendPrice: 20 }))

/** A call of so long, and then of 45 s in which Bob says that nothing goes out. */
const silentAfter = async (ms: number): Promise<string> => {
  const roomNum = await talk(ada, bob)
  await talkFor(roomNum, ms)
  for (let passed = 0; passed < 45 * SECOND; passed += 5 * SECOND) {
    await server.clock.advance(5 * SECOND)
    await Promise.all([renew(ada, roomNum), renew(bob, roomNum, off)])
  }
  await ada.ask(callsCalls.hangup, { roomNum })
  return roomNum
}

/** One good minute and then one without anything. */
export const badCall = (): Promise<string> => silentAfter(60 * SECOND)
export const silentCall = (): Promise<string> => silentAfter(0)

export const goodCall = async (): Promise<string> => {
  await online(bob)
  const roomNum = await talk(ada, bob)
  await talkFor(roomNum, 65 * SECOND)
  await ada.ask(callsCalls.hangup, { roomNum })
  return roomNum
}

/** All calls so far have been so much earlier. */
export const datedBack = (ms: number) =>
  server.parts.store.work(async ({ db }) => {
    await db
      .updateTable('calls')
      .set((of) => ({ ended_at: of('ended_at', '-', ms) }))
      .execute()
    await db
      .updateTable('call_leases')
      .set((of) => ({ said_from: of('said_from', '-', ms), said_to: of('said_to', '-', ms) }))
      .execute()
    return E.right(undefined)
  })

/** Deletes the account, as if its grace were over. */
export const leaveForGood = async (asker: Asker): Promise<void> => {
  await asker.ask(accountCalls.deleteAccount, { userId: asker.userId })
  await purgeDue(server.parts.store, server.server.admin.safety, server.clock.now() + 7 * DAY)
}
