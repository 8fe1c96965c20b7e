import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { ada, bob, receiptOf, server, setTheStage, talk, talkFor } from './stage'

setTheStage()

it('goes on over a talk whose meter an older version has stored', async () => {
  const roomNum = await talk(ada, bob)
  await talkFor(roomNum, 10 * SECOND)
  await server.parts.store.work(async ({ db }) => {
    const row = await db.selectFrom('calls').select('meter').executeTakeFirstOrThrow()
    const { meter, ...bill } = JSON.parse(row.meter)
    const { unheard: _, ...older } = meter
    const text = JSON.stringify({ ...bill, meter: older })
    return E.right(void (await db.updateTable('calls').set({ meter: text }).execute()))
  })
  await talkFor(roomNum, 10 * SECOND)
  await ada.ask(callsCalls.hangup, { roomNum })
  expect(await receiptOf(ada, roomNum)).toMatchObject({ connectedMs: 20_000, billedMinutes: 1 })
})
