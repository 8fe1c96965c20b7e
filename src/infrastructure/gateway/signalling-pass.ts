import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../../application/kernel/gateway-error'
import { WEB } from './contract/common.codec'
import { rtmCalls } from './contract/rtm.calls'
import type { Gateway } from './gateway'

/** Where and by which token a vendor's signalling lets this person in (wire 25, @rule GATE-29). */
interface SignallingPass {
  readonly appId: string
  readonly token: string
}

const none: GatewayError = { _tag: 'BadReply', cause: 'no pass for the signalling' }

export const signallingPass = (gateway: Gateway): TE.TaskEither<GatewayError, SignallingPass> =>
  pipe(
    gateway.ask(rtmCalls.token, { port_type: WEB }),
    TE.flatMap(({ signalling }) => (signalling === undefined ? TE.left(none) : TE.right(signalling))),
  )
