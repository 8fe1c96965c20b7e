import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { PushOfferModel } from './push-offer.model'
import type { PushPopupTimes } from './push-popup-times'

interface Deps {
  /** Reads how the reward stands. */
  readonly check: Task<void>
  /** Turns pushes on and takes the reward. */
  readonly claim: Task<unknown>
  readonly model: PushOfferModel
  readonly times: PushPopupTimes
}

export interface OfferPushes {
  /** Makes the offer each time it is due, until the answer is run. */
  readonly begin: IO<IO<void>>
  /** Takes the offer back until the next one is due. */
  readonly dismiss: IO<void>
}

/**
 * Makes the offer while somebody is signed in: with a popup or at the next press, or at once where notices are allowed already. Who
 * has refused is left alone.
 *
 * @rule TASK-49 TASK-50 TASK-51
 */
export const makeOfferPushes = ({ check, claim, model, times }: Deps): OfferPushes => {
  /** Null: nobody is signed in, and nothing is offered. */
  let stop: IO<void> | null = null
  const offer = async (): Promise<void> => {
    if (model.offer('open') === 'none') return
    await check()
    if (stop === null) return
    if (model.offer() === 'register') await claim()
    else model.setDue(model.offer() !== 'none')
  }
  const wait = (): void => {
    if (stop === null || model.offer('open') === 'none') return
    stop()
    stop = times.next(() => void offer())
  }
  return {
    begin: () => {
      stop = () => undefined
      if (model.offer('open') === 'register') void offer()
      else wait()
      return () => {
        stop?.()
        stop = null
      }
    },
    dismiss: () => {
      if (!model.due) return
      model.setDue(false)
      times.closed()
      wait()
    },
  }
}
