import type { PaymentWindow } from '../../src/application/coins/payment-window.port'
import type { FrameMessage } from '../../src/domain/coins/frame-message'
import type { FieldValues } from '../../src/domain/coins/handover'
import { makeListeners } from './listeners'

export interface PaymentWindowFake extends PaymentWindow {
  /** Where the page has gone, in order. */
  readonly went: string[]
  /** Forms that were posted, in order. */
  readonly posted: { readonly action: string; readonly fields: FieldValues }[]
  /** The frame that is listened to says something; nobody may be listening. */
  readonly say: (frame: unknown, message: FrameMessage) => void
}

/** A window that goes nowhere and notes where it was sent. */
export const makePaymentWindowFake = (): PaymentWindowFake => {
  const went: string[] = []
  const posted: { readonly action: string; readonly fields: FieldValues }[] = []
  const said = makeListeners<{ readonly frame: unknown; readonly message: FrameMessage }>()
  return {
    went,
    posted,
    returnUrl: () => 'https://visavis.test/payRes',
    go: (url) => async () => void went.push(url),
    submit: (action, fields) => async () => void posted.push({ action, fields }),
    hear: (frame, run) => said.add((one) => (one.frame === frame ? run(one.message) : undefined)),
    say: (frame, message) => said.tell({ frame, message }),
  }
}
