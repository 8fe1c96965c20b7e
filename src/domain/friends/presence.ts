/** Whether somebody can be reached (@rule FRND-46). */
export type PresenceStatus = 'offline' | 'busy' | 'online' | 'unknown'

const byCode: Readonly<Record<number, PresenceStatus>> = { 0: 'offline', 1: 'busy', 2: 'online' }

export const presenceOf = (code: number | undefined): PresenceStatus =>
  code === undefined ? 'unknown' : (byCode[code] ?? 'unknown')

export const presenceCode: Readonly<Record<PresenceStatus, number>> = { offline: 0, busy: 1, online: 2, unknown: 3 }
