import * as E from 'fp-ts/Either'
import type { Clock } from '../../clock'
import type { Settings } from '../../settings'
import type { Hindrance, Sms, TextMessage } from '../sms.port'
import { postMessage, type TwilioAccount } from './twilio-request'

export interface TwilioDeps {
  readonly account: TwilioAccount
  readonly clock: Clock
  readonly settings: Settings['texts']
  /** Hears of a message that was not taken; never of its content or its receiver. */
  readonly report: (problem: string) => void
}

/**
 * Sends after the commit, so that nobody gets a code that was rolled back. After some failures in a row it counts as
 * failing until it has rested; a receiver that cannot be reached is no failure. A lost message is asked for again by its
 * reader.
 */
export const twilioSms = ({ account, clock, report, settings }: TwilioDeps): Sms => {
  const state = { onTheWay: 0, failures: 0, failedAt: 0 }

  const deliver = async (message: TextMessage): Promise<void> => {
    state.onTheWay += 1
    const sent = await postMessage(account, message, settings.timeoutMs)()
    state.onTheWay -= 1
    const failed = E.isLeft(sent) && sent.left.ours
    state.failures = failed ? state.failures + 1 : 0
    if (failed) state.failedAt = clock.now()
    if (E.isLeft(sent)) report(sent.left.why)
  }

  const hindrance = (): Hindrance | null => {
    const resting = clock.now() - state.failedAt < settings.restMs
    if (state.failures >= settings.failuresInRow && resting) return 'failing'
    return state.onTheWay >= settings.atOnce ? 'busy' : null
  }

  return {
    channels: (['sms', 'whatsapp'] as const).filter((channel) => account.from[channel] !== undefined),
    hindrance,
    send: async ({ after }, message) => after(() => void deliver(message)),
  }
}
