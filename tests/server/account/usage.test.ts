import { afterEach, beforeEach, expect, it } from 'vitest'
import { pruneUsage } from '../../../server/account/usage.answers'
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

it.each([
  ['Firefox', 'Linux', 'Firefox', 'Linux'],
  ['Samsung Internet', 'macOS', 'Samsung Internet', 'macOS'],
  ['firefox', 'Plan 9', 'Other', 'Other'],
  [`made up ${'x'.repeat(50)}`, '', 'Other', 'Other'],
])('keeps %s on %s as %s on %s, so that nobody fills the tables with names [GATE-22]', async (browser, os, ...kept) => {
  const visitor = await server.visitor()
  await visitor.ask(eventsCalls.eventReport, { ...report, browser, os })
  await visitor.ask(eventsCalls.usageReport, { ...report, browser, os })
  const [events, days] = await server.parts.store.read((db) =>
    Promise.all([
      db.selectFrom('usage_events').select(['browser', 'os']).execute(),
      db.selectFrom('usage_days').select(['browser', 'os']).execute(),
    ]),
  )
  expect([events, days]).toEqual([1, 2].map(() => [{ browser: kept[0], os: kept[1] }]))
})

it.each([
  [eventsCalls.eventReport, { extra: JSON.stringify('x'.repeat(8_000)) }],
  [eventsCalls.usageReport, { extra: JSON.stringify('x'.repeat(200)) }],
  [eventsCalls.eventReport, { event: 'x'.repeat(41) }],
  [eventsCalls.eventReport, { browser: 'x'.repeat(65) }],
])('refuses what is too large, and keeps nothing', async (call, large) => {
  const visitor = await server.visitor()
  expect((await visitor.ask(call, { ...report, ...large })).code).toBe(400)
  expect(await server.parts.store.read((db) => db.selectFrom('usage_events').selectAll().execute())).toEqual([])
})

it('forgets events that are old', async () => {
  const visitor = await server.visitor()
  await visitor.ask(eventsCalls.eventReport, report)
  const left = () => server.parts.store.read((db) => db.selectFrom('usage_events').select('event').execute())
  await pruneUsage(server.parts.store, server.clock.now())
  expect(await left()).toHaveLength(1)
  await pruneUsage(server.parts.store, server.clock.now() + 1)
  expect(await left()).toEqual([])
})
