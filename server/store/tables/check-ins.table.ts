/** Somebody has checked in on a day (`dayNumber`). */
export interface CheckInsTable {
  user_id: number
  day: number
  /** The device, as nobody can read it. */
  device_hash: string
  /** What it brought. */
  coins: number
  at: number
}

/** Somebody has opened a lucky box of the activity. */
export interface LuckyBoxesTable {
  user_id: number
  /** Its number, from 1. */
  box: number
  coins: number
  at: number
}
