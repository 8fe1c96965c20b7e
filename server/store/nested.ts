import { AsyncLocalStorage } from 'node:async_hooks'

const inUnit = new AsyncLocalStorage<true>()

/** Throws inside a unit of work: another one would wait for its end, and it for the other's. */
export const refuseNested = (): void => {
  if (inUnit.getStore() === true) throw new Error('a unit of work cannot start another one')
}

/** Runs a unit so that `refuseNested` knows of it. */
export const asUnit = <A>(run: () => Promise<A>): Promise<A> => inUnit.run(true, run)
