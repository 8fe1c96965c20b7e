import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { purgeDue } from '../../../server/safety/purge'
import { sweepEvidence } from '../../../server/safety/evidence/sweep-evidence'
import { defaultSettings } from '../../../server/settings'
import { DAY, HOUR } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { Asker } from '../asker'
import { openDesk, type Desk } from '../admin/desk'
import { ada, bob, server, setTheStage, talk } from '../calls/stage'
import { report, send } from './evidence-stage'

setTheStage()

type Rows = readonly Readonly<Record<string, unknown>>[]

let desk: Desk
let roomNum: string

beforeEach(async () => {
  desk = await openDesk(server)
  roomNum = await talk(ada, bob)
  await send(ada, roomNum)
  await server.clock.advance(1)
  await send(bob, roomNum)
  await server.clock.advance(1)
})
afterEach(() => desk.leave())

const kept = () => server.parts.store.read((db) => db.selectFrom('snapshots').selectAll().execute())
const idOf = async (who: Asker): Promise<string> =>
  (await kept()).find(({ user_id }) => user_id === who.userId)?.id ?? ''
const sweepAfter = async (ms: number): Promise<number> => {
  const { store, evidence } = server.parts
  await sweepEvidence(store, evidence, defaultSettings('local'), server.clock.now() + ms)
  await nextTurn()
  return (await kept()).length
}

describe('the operator', () => {
  it('sees pictures of a call only when it was reported, with a reason, and the look stays in the log [PLUS-4]', async () => {
    const mine = await idOf(bob)
    expect((await desk.type('evidence', 'show', mine, '--reason', 'curious')).code).toBe(1)
    await report(ada, bob.userId)
    await send(ada, roomNum, { v_type: 2 })
    expect(await desk.ask<Rows>('evidence', 'of', '1')).toMatchObject([
      { shows: ada.userId, sentBy: ada.userId, room: roomNum },
      { shows: bob.userId, sentBy: bob.userId, room: roomNum },
      { shows: bob.userId, sentBy: ada.userId, room: roomNum },
    ])
    expect((await desk.type('evidence', 'show', mine)).code).toBe(2)
    const place = join(desk.folder, 'picture.webp')
    expect((await desk.type('evidence', 'show', mine, '--reason', 'report 1', '--to', place)).code).toBe(0)
    expect((await readFile(place)).subarray(0, 4).toString()).toBe('RIFF')
    expect((await desk.ask<Rows>('log', 'list')).filter(({ command }) => command === 'show')).toMatchObject([
      { area: 'evidence', target: mine, reason: 'report 1' },
    ])
  })

  it('sees nothing of another call of the two, nor of a report that has none [PLUS-4]', async () => {
    const before = await idOf(bob)
    await ada.ask(callsCalls.hangup, { roomNum })
    roomNum = await talk(bob, ada)
    await send(bob, roomNum)
    await report(bob, ada.userId)
    expect(await desk.ask<Rows>('evidence', 'of', '1')).toMatchObject([{ shows: bob.userId, room: roomNum }])
    expect((await desk.type('evidence', 'show', before, '--reason', 'x')).code).toBe(1)
    expect(await desk.ask<Rows>('evidence', 'of', '2')).toEqual([])
    expect((await desk.type('evidence', 'of', 'x')).code).toBe(1)
  })

  it('finds what belongs to a report that was made after the call, within a week', async () => {
    await ada.ask(callsCalls.hangup, { roomNum })
    await report(ada, bob.userId)
    expect(await desk.ask<Rows>('evidence', 'of', '1')).toHaveLength(2)
  })

  it('is told when a picture cannot be opened', async () => {
    await report(ada, bob.userId)
    const mine = await idOf(bob)
    await server.evidence.remove(mine)
    const came = await desk.type('evidence', 'show', mine, '--reason', 'report 1')
    expect([came.code, came.err]).toEqual([1, expect.stringContaining('another key')])
  })
})

describe('pictures out of calls', () => {
  it('go 7 days after they were taken, rows and files, and not before [PLUS-4]', async () => {
    expect(await sweepAfter(7 * DAY - 2)).toBe(2)
    expect(await sweepAfter(7 * DAY + 1)).toBe(0)
    expect(server.evidence.ids()).toEqual([])
  })

  it('of a reported call stay while the report waits, go 30 days after it was closed, and after 180 days at the latest', async () => {
    await report(ada, bob.userId)
    expect(await sweepAfter(180 * DAY - 2)).toBe(2)
    await desk.type('reports', 'close', '1', '--outcome', 'nothing', '--reason', 'spoken to')
    expect(await sweepAfter(30 * DAY)).toBe(2)
    expect(await sweepAfter(30 * DAY + 1)).toBe(0)
  })

  it('go after 180 days although nobody closed the report', async () => {
    await report(ada, bob.userId)
    expect(await sweepAfter(180 * DAY + 1)).toBe(0)
  })

  it('that came to no row lose their file after an hour', async () => {
    const { evidence } = server.parts
    await evidence.keep('e'.repeat(32), new Uint8Array([1]), server.clock.now())
    await sweepAfter(HOUR)
    expect(server.evidence.ids()).toHaveLength(3)
    await sweepAfter(HOUR + 1)
    expect(server.evidence.ids()).toHaveLength(2)
  })
})

describe('somebody’s own data', () => {
  it('tell that pictures exist, and neither what they show nor what the other side sent [PLUS-14]', async () => {
    await report(ada, bob.userId)
    await send(ada, roomNum, { v_type: 2 })
    const of = async (who: Asker) => (await who.ask(accountCalls.exportData, {})).data['callPictures']
    expect(await of(bob)).toMatchObject([{ room: roomNum, shows: 'you' }])
    expect(await of(ada)).toMatchObject([
      { room: roomNum, shows: 'you' },
      { room: roomNum, shows: 'the other person' },
    ])
  })

  it('are deleted with the account, files too; what the person sent of others stays without the name [PLUS-14]', async () => {
    await report(ada, bob.userId)
    await send(ada, roomNum, { v_type: 2 })
    await ada.ask(callsCalls.hangup, { roomNum })
    await ada.ask(accountCalls.deleteAccount, { userId: ada.userId })
    const purge = () => purgeDue(server.parts.store, server.server.admin.safety, server.clock.now() + 7 * DAY)
    await purge()
    await nextTurn()
    expect(await kept()).toMatchObject([
      { user_id: bob.userId, sender_id: bob.userId },
      { user_id: bob.userId, sender_id: null },
    ])
    expect(server.evidence.ids()).toHaveLength(2)
    await bob.ask(accountCalls.deleteAccount, { userId: bob.userId })
    await purge()
    await nextTurn()
    expect([await kept(), server.evidence.ids()]).toEqual([[], []])
  })
})
