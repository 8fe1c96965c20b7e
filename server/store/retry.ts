export interface RetryDeps {
  /** From 0 up to 1. */
  readonly random: () => number
  readonly delay: (ms: number) => Promise<void>
}

export const MOST_TRIES = 20
/** All tries together outlast a chore of a second or two. */
const LONGEST_WAIT_MS = 400

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Two transactions met, and this one may simply be run again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)

/** Runs again after a conflict, waiting a random and growing while, `MOST_TRIES` times in all. */
export const retrying = async <A>(
  { delay, random }: RetryDeps,
  again: (error: unknown) => boolean,
  run: () => Promise<A>,
): Promise<A> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run()
    } catch (error) {
      if (tried >= MOST_TRIES || !again(error)) throw error
      await delay(random() * Math.min(2 ** tried, LONGEST_WAIT_MS))
    }
  }
}
