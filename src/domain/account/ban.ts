import type { Instant } from '../kernel/time'

/** What somebody hears who is kept out, beside the code (@rule PLUS-13). */
export interface Ban {
  /** Name of a rule of conduct. */
  readonly rule: string
  /** The operator's own words. */
  readonly reason: string
  /** Null: without an end. */
  readonly until: Instant | null
  /** How far the newest own appeal has come; null: there is none. */
  readonly appeal: 'open' | 'upheld' | 'lifted' | null
  /** Stands for the person when they appeal; null: no appeal can be made now. */
  readonly token: string | null
}

/** Account, device, both (@rule SAFE-24 SAFE-25). */
const BAR_CODES: ReadonlySet<number> = new Set([10115, 10116, 10117])

export const isBar = (code: number): boolean => BAR_CODES.has(code)
