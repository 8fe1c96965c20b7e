import type { GatewayError } from '../application/kernel/gateway-error'
import { noGateway, refused, type Outcome } from './outcome'

type Problem = GatewayError | { readonly _tag: string }

const told: Readonly<Record<string, string>> = {
  NotEnoughCoins: 'There are not enough coins for that.',
  DebtOpen: 'Coins of a returned payment are owed first.',
  SpendingLimit: 'Your own spending limit is reached.',
  GiftChanged: 'The gift is not offered on those terms any more.',
  StillSending: 'Another gift is still on its way.',
  StoreFailed: 'The message could not be stored on this device.',
  SessionOver: 'The session is over: sign in again.',
  BadReply: 'The gateway gave an answer that is not understood.',
}

const members = (problem: object): Readonly<Record<string, unknown>> => ({ ...problem })

/** What went wrong, in words and as an exit code. */
export const outcomeOf = (problem: Problem): Outcome => {
  const { code, message, rule, status } = members(problem)
  switch (problem._tag) {
    case 'Unreachable':
      return noGateway()
    case 'HttpFailed':
      return Number(status) >= 500
        ? noGateway(`The gateway fails (HTTP ${String(status)}).`)
        : refused(`HTTP ${String(status)}`)
    case 'Refusal':
      return refused(typeof message === 'string' && message !== '' ? message : `Refused with code ${String(code)}.`)
    case 'Refused':
      return refused(`The rule ${String(rule)} says no.`)
    default:
      return refused(told[problem._tag] ?? `That did not work: ${problem._tag}.`)
  }
}
