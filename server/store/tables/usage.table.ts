import type { Generated } from 'kysely'

/** One reported event; `extra` is JSON without texts, names or addresses (GATE-25). */
export interface UsageEventsTable {
  id: Generated<number>
  event: string
  browser: string
  os: string
  device_id: string
  extra: string
  at: number
}

/** How many reports of use came on a day (UTC) from which kind of browser (GATE-23). */
export interface UsageDaysTable {
  day: string
  browser: string
  os: string
  reports: number
}
