import * as E from 'fp-ts/Either'
import { dayOf } from '../../src/domain/kernel/day'
import { eventsCalls } from '../../src/infrastructure/gateway/contract/events.calls'
import { answerPublicly, refuse, type Answered } from '../http/handler'
import type { Store } from '../store/store'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const malformed = E.left(refuse(400))

/** Row 159: events are kept with browser, system and device (@rule GATE-22). */
const eventReport = answerPublicly(eventsCalls.eventReport, async ({ params, now }, { db }) => {
  const { event, browser, os, deviceId, extra } = params
  if (!isJson(extra)) return malformed
  await db.insertInto('usage_events').values({ event, browser, os, device_id: deviceId, extra, at: now }).execute()
  return E.right(undefined)
})

/** Row 160: comes every 5 s, so that it is only counted (@rule GATE-23). */
const usageReport = answerPublicly(eventsCalls.usageReport, async ({ params, now }, { db }) => {
  const { browser, os, extra } = params
  if (!isJson(extra)) return malformed
  await db
    .insertInto('usage_days')
    .values({ day: dayOf(now), browser, os, reports: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'browser', 'os'])
        .doUpdateSet((update) => ({ reports: update('usage_days.reports', '+', 1) })),
    )
    .execute()
  return E.right(undefined)
})

/** Rows 159 and 160. */
export const makeUsageAnswers = (): readonly Answered[] => [eventReport, usageReport]

/** Forgets events and counts older than `before`. */
export const pruneUsage = (store: Store, before: number): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db.deleteFrom('usage_events').where('at', '<', before).execute()
    await db.deleteFrom('usage_days').where('day', '<', dayOf(before)).execute()
    return E.right(undefined)
  })
