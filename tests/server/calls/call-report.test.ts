import { expect, it } from 'vitest'
import { eventsCalls } from '../../../src/infrastructure/gateway/contract/events.calls'
import { ada, bob, server, setTheStage, talk } from './stage'

setTheStage()

it('what a client says that a call lasted is kept under the device of its session, whatever it calls itself [GATE-24, PLUS-14]', async () => {
  const roomNum = await talk(ada, bob)
  const said = { roomNum, duration: 61 }
  expect((await ada.ask(eventsCalls.callReport, said, { raw: { ...said, deviceId: 'another' } })).code).toBe(200)
  const kept = await server.parts.store.read((db) => db.selectFrom('usage_events').selectAll().execute())
  expect(kept).toMatchObject([{ event: 'call_report', device_id: ada.deviceId, extra: JSON.stringify(said) }])
})
