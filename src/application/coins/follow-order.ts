import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { ASK_AGAIN_MS, asksAgain } from '../../domain/coins/payment-result'
import type { Purchase } from '../../domain/coins/purchase'
import type { Clock } from '../kernel/clock.port'
import type { CheckoutGateway } from './checkout-gateway.port'
import type { CheckoutMemory } from './checkout-memory'
import type { CheckoutModel } from './checkout.model'
import type { OrderTraces } from './order-traces'

interface Deps {
  readonly clock: Clock
  readonly gateway: CheckoutGateway
  readonly me: () => number | null
  readonly memory: CheckoutMemory
  readonly model: CheckoutModel
  /** Reads the balance anew. */
  readonly refresh: Task<void>
  readonly traces: OrderTraces
}

/** An order that has ended is bought no further; its coins are there. */
const settle = async ({ me, memory, refresh, traces }: Deps, { orderId, status }: Purchase): Promise<void> => {
  const user = me()
  if (user === null || status === 'processing') return
  traces.ended(user, orderId)
  memory.forget()
  if (status === 'success') await refresh()
}

/** Asks how an order stands until it has ended, until it has been asked often enough, or until stopped. @rule COIN-32 COIN-36 */
export type FollowOrder = (orderId: string) => IO<void>

export const makeFollowOrder =
  (deps: Deps): FollowOrder =>
  (orderId) => {
    const { clock, gateway, model } = deps
    let over = false
    let stop: IO<void> = () => {}
    const ask = async (): Promise<void> => {
      const event = await pipe(
        gateway.purchase(orderId),
        TE.matchW(
          () => ({ _tag: 'Missed' }) as const,
          (purchase) => ({ _tag: 'Read', purchase }) as const,
        ),
      )()
      if (over) return
      model.hear(orderId, event)
      if (event._tag === 'Read') await settle(deps, event.purchase)
      if (!over && asksAgain(model.result)) stop = clock.after(ASK_AGAIN_MS, () => void ask())
    }
    model.ask(orderId)
    void ask()
    return () => {
      over = true
      stop()
    }
  }
