import * as E from 'fp-ts/Either'
import type { Answer, NotDone, Order, Told } from './area'
import type { AdminDeps } from './admin-deps'
import { noteOrder } from './admin-log'
import type { ReadOrder } from './read-order'

/** Carries out an order. What it looked at or changed stands in the log, in the same unit as the change (@rule SAFE-23). */
export const carryOut = async (deps: AdminDeps, order: ReadOrder, by: string): Answer => {
  const { command } = order
  const now = deps.clock.now()
  const given: Order = { args: order.args, options: order.options, reason: order.reason, by, now }
  if ('look' in command) {
    const seen = await command.look(given, deps)
    if (E.isRight(seen)) {
      await deps.store.work(async (work) => E.right(await noteOrder(work, order, by, now)))
    }
    return seen
  }
  return deps.store.work<NotDone, Told>(async (work) => {
    const done = await command.decide(given, work, deps)
    if (E.isRight(done)) await noteOrder(work, order, by, now)
    return done
  })
}
