import * as E from 'fp-ts/Either'
import { systemClock } from '../clock'
import type { Config } from '../config'
import { systemRandom } from '../random'
import { createServer } from '../server'
import { openStore } from '../store/open-store'
import { explain } from '../store/refused'
import { carryOut } from './carry-out'
import type { ChannelReply } from './channel.codec'
import type { ReadOrder } from './read-order'

/** Carries out an order on a store that no gateway of this data folder serves; Left when the store cannot be opened. */
export const actAlone = async (
  config: Config,
  order: ReadOrder,
  by: string,
  report: (defect: unknown) => void,
): Promise<E.Either<string, ChannelReply>> => {
  const store = await openStore(config.store, {
    now: systemClock.now,
    random: Math.random,
    delay: (ms) => new Promise((resolve) => void systemClock.after(ms, () => resolve())),
    report,
    lost: report,
  })()
  if (E.isLeft(store)) return E.left(explain(store.left))
  const quiet = { ...config, logLevel: 'silent' }
  const server = await createServer(quiet, { clock: systemClock, random: systemRandom, store: store.right })
  try {
    const done = await carryOut(server.admin, order, by)
    return E.right(E.isLeft(done) ? done.left : { _tag: 'Told', told: done.right })
  } finally {
    await server.close()
  }
}
