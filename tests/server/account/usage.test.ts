import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventsCalls } from '../../../src/infrastructure/gateway/contract/events.calls'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const report = { event: 'sign_up', browser: 'Firefox', os: 'Linux', deviceId: 'device-1', platformType: 4, extra: '[]' }

it('keeps a reported event with browser, system, device and extra [GATE-22]', async () => {
  const visitor = await server.visitor()
  expect((await visitor.ask(eventsCalls.eventReport, report)).code).toBe(200)
  const kept = await server.parts.store.read((db) => db.selectFrom('usage_events').selectAll().execute())
  expect(kept).toMatchObject([
    { event: 'sign_up', browser: 'Firefox', os: 'Linux', device_id: 'device-1', extra: '[]', at: server.clock.now() },
  ])
})

it('counts the reports that come every 5 s by day and browser [GATE-23]', async () => {
  const visitor = await server.visitor()
  for (let i = 0; i < 3; i++) await visitor.ask(eventsCalls.usageReport, report)
  const days = await server.parts.store.read((db) => db.selectFrom('usage_days').selectAll().execute())
  expect(days).toEqual([{ day: '2026-01-05', browser: 'Firefox', os: 'Linux', reports: 3 }])
})

it('refuses an extra that is no JSON, and keeps nothing [GATE-22]', async () => {
  const visitor = await server.visitor()
  expect((await visitor.ask(eventsCalls.eventReport, { ...report, extra: '{' })).code).toBe(400)
  expect(await server.parts.store.read((db) => db.selectFrom('usage_events').selectAll().execute())).toEqual([])
})
