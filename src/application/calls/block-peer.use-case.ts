import type { IO } from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import { isOn } from '../../domain/calls/call'
import type { GatewayError } from '../kernel/gateway-error'
import type { CallsContext } from './calls-context'
import { insist } from './insist'

/**
 * Bars the other side of this call for ever. The call ends with the press, before any network is asked; what the network
 * swallows is tried again (@rule PLUS-12).
 */
export const makeBlockPeer =
  (context: CallsContext, hangUp: IO<void>): TE.TaskEither<GatewayError, void> =>
  () => {
    const { deps, model } = context
    const { call } = model
    if (!isOn(call)) return TE.right(undefined)()
    hangUp()
    return insist(deps.clock, deps.block(call.peer))()
  }
