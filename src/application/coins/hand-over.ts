import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { FrameMessage } from '../../domain/coins/frame-message'
import type { CheckoutModel } from './checkout.model'
import type { PaymentWindow } from './payment-window.port'

interface Deps {
  readonly model: CheckoutModel
  readonly window: PaymentWindow
}

/** Goes the way to the provider that is known; a frame is opened where it was closed. @rule COIN-21 */
export const makeHandOver =
  ({ model, window }: Deps): Task<void> =>
  async () => {
    const { checkout } = model
    if (checkout._tag !== 'HandedOver' || checkout.way === null) return
    const { way } = checkout
    model.apply({ _tag: way._tag === 'Frame' ? 'Reopened' : 'Left' })
    if (way._tag === 'Redirect') await window.go(way.url)()
    if (way._tag === 'Form') await window.submit(way.action, way.fields)()
  }

/** Does what the frame of the provider says. @rule COIN-40 COIN-41 */
export const makeAttendFrame =
  ({ model, window }: Deps) =>
  (frame: unknown): IO<void> => {
    const obey = (message: FrameMessage): void => {
      switch (message._tag) {
        case 'PaySuccess':
          return model.apply({ _tag: 'PaidInFrame' })
        case 'CloseFrame':
          return model.apply({ _tag: 'Left' })
        case 'ParentHref':
          model.apply({ _tag: 'Left' })
          return void window.go(message.url)()
        case 'SubmitForm':
          model.apply({ _tag: 'Left' })
          return void window.submit(message.action, message.fields)()
      }
    }
    return window.hear(frame, obey)
  }
