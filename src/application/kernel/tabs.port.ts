import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'

/** The tabs of one browser: one of them leads, all of them hear each other. */
export interface Tabs {
  /** Runs `lead` while this tab leads and what it returns when it no longer does; a tab that becomes visible takes over. */
  readonly elect: (lead: () => IO<void>) => IO<void>
  /** Runs `task` in one tab at a time; the others wait for their turn, whatever becomes of the tab that has it. */
  readonly alone: <A>(what: string, task: Task<A>) => Task<A>
  /** Takes the place of a task that is done `alone`, until what it answers with is called; null: some tab, this one too, has it. */
  readonly claim: (what: string) => Task<IO<void> | null>
  /** Whether some tab, this one too, is at a task that it does `alone`; false where that cannot be told. */
  readonly taken: (what: string) => Task<boolean>
  /** Tells all other tabs; nothing is stored, a tab that opens later does not hear it. */
  readonly tell: (topic: string, body: unknown) => void
  readonly hear: (topic: string, run: (body: unknown) => void) => IO<void>
}
