import type { Store } from '../../../server/store/store'

/** A store that closes as one of its own would, and is then given back as it is: its connections stay open. */
export const lend = (store: Store, giveBack: () => Promise<void>): Store => {
  const running = new Set<Promise<unknown>>()
  let isClosed = false

  const during = async <A>(begin: () => Promise<A>): Promise<A> => {
    if (isClosed) throw new Error('the store is closed')
    const one = begin()
    running.add(one)
    return one.finally(() => running.delete(one))
  }

  return {
    work: (unit) => during(() => store.work(unit)),
    read: (query) => during(() => store.read(query)),
    close: async () => {
      if (isClosed) return
      isClosed = true
      await Promise.allSettled(running)
      await giveBack()
    },
  }
}
