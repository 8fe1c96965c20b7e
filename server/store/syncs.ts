import { StoreFailure } from './failure'

/** Follows what is committed until it is on the disk. */
export interface Syncs {
  /** Called right after a commit; resolves when it is on the disk. */
  readonly committed: () => Promise<void>
  /** The same for what has been committed so far; undefined when all of it is on the disk. */
  readonly outstanding: () => Promise<void> | undefined
  /** Undefined until the disk has refused a sync; from then on every sync is rejected with it. */
  readonly refusal: () => StoreFailure | undefined
}

/**
 * One sync at a time, begun after the commits that it is for: those that come during one share the next. A disk that has
 * refused a sync may call the same pages written at the next one, so it is not asked again; `lost` hears of it.
 */
export const makeSyncs = (sync: () => Promise<void>, lost: (failure: StoreFailure) => void): Syncs => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let refusal: StoreFailure | undefined

  const start = (): Promise<void> => {
    next = undefined
    running = sync().then(
      () => {
        running = undefined
      },
      (cause: unknown) => {
        refusal = new StoreFailure(cause)
        lost(refusal)
        throw refusal
      },
    )
    return running
  }

  return {
    committed: () => next ?? (running === undefined ? start() : (next = running.then(start))),
    outstanding: () => next ?? running,
    refusal: () => refusal,
  }
}
