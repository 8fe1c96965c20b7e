import type { IO } from 'fp-ts/IO'

/** The tabs of one browser: one of them leads, all of them hear each other. */
export interface Tabs {
  /** Runs `lead` while this tab leads and what it returns when it no longer does; a tab that becomes visible takes over. */
  readonly elect: (lead: () => IO<void>) => IO<void>
  /** Tells all other tabs; nothing is stored, a tab that opens later does not hear it. */
  readonly tell: (topic: string, body: unknown) => void
  readonly hear: (topic: string, run: (body: unknown) => void) => IO<void>
}
