import type { Generated } from 'kysely'

/** Everything that an operator looked at or decided. */
export interface AdminLogTable {
  id: Generated<number>
  at: number
  operator: string
  area: string
  command: string
  target: string
  reason: string
}
