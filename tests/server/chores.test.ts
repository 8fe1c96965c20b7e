import * as E from 'fp-ts/Either'
import { afterEach, expect, it } from 'vitest'
import type { Chore } from '../../server/chores'
import { DAY } from '../../src/domain/kernel/time'
import { signUp } from './sign-up'
import { startTestServer, type TestServer } from './test-server'

let server: TestServer
let chores: readonly Chore[] = []

afterEach(() => server.close())

const run = (name: string) => chores.find((chore) => chore.name === name)?.run()

it('forget the counts of days that are over, those of messages at once and those of use after 90 days [CHAT-80]', async () => {
  server = await startTestServer({ features: (own) => ((chores = own.chores), own) })
  const ada = await signUp(server, 'Ada')
  const kept = ['2025-10-08', '2026-01-04', '2026-01-05']
  const days = ['2025-10-06', ...kept]
  await server.parts.store.work(async ({ db }) => {
    const browser = { browser: 'Firefox', os: 'Linux' }
    await db
      .insertInto('usage_days')
      .values(days.map((day) => ({ day, ...browser, reports: 1 })))
      .execute()
    await db
      .insertInto('message_days')
      .values(days.map((day) => ({ user_id: ada.userId, day, sent: 1 })))
      .execute()
    return E.right(undefined)
  })
  expect(new Date(server.clock.now() - 90 * DAY).toISOString()).toBe('2025-10-07T12:00:00.000Z')
  await run('usage')
  await run('message quota')
  const [usage, messages] = await server.parts.store.read((db) =>
    Promise.all([
      db.selectFrom('usage_days').select('day').orderBy('day').execute(),
      db.selectFrom('message_days').select('day').execute(),
    ]),
  )
  expect(usage.map(({ day }) => day)).toEqual(kept)
  expect(messages.map(({ day }) => day)).toEqual(['2026-01-05'])
})
