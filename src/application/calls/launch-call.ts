import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { VIDEO, type CallFacts } from '../../domain/calls/call-facts'
import { isAfterLike } from '../../domain/calls/locations'
import type { Me } from '../../domain/kernel/person'
import type { CreatedCall, PreCheck } from './call-gateway.port'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import { insist } from './insist'
import { openAhead, prefetchIce } from './open-media'
import { rememberRoom } from './room-memory'
import { startErrorOf } from './start-error'
import { failStart, stillStarting } from './starting'

/** The room exists, but nobody wants it any more. */
const cancelRoom = ({ deps }: CallsContext, { room }: CreatedCall): T.Task<void> =>
  pipe(
    insist(deps.clock, deps.gateway.notify('cancel', room)),
    T.map(() => undefined),
  )

const factsOf = (line: CallLine, created: CreatedCall): CallFacts => ({
  roomNum: created.room,
  callType: created.callType,
  mediaType: VIDEO,
  role: 'caller',
  callPrice: created.price,
  calleeRtmIds: created.calleeRtmIds,
  goddessLocation: created.goddessLocation,
  serverCall: created.serverCall,
  rtcRoomToken: created.token,
  rtcAppId: created.rtcAppId,
  remoteUser: line.peer,
})

/** A gateway that does not invite by itself leaves it to this client; unheard, the call is cancelled in the end (@rule CALL-21). */
const invite = ({ deps }: CallsContext, { location, peer }: CallLine, { price, room, token }: CreatedCall): void => {
  const name = O.match(
    () => '',
    (me: Me) => me.name,
  )(deps.me())
  void deps.signalling.send(room, peer, { _tag: 'Invitation', name, price, token, location })()
}

/** 1: the client invites (@rule CALL-21). */
const invitesBySelf = ({ serverCall }: CreatedCall): boolean => serverCall === 1

/** What the person who calls has seen: coins a minute, and their balance. */
type Agreed = Pick<PreCheck, 'coins' | 'price'>

/** Nobody is rung for more than the price that was shown: the room is given up, and the person asked anew (@rule CALL-67). */
const askAnew = (context: CallsContext, line: CallLine, created: CreatedCall, { coins }: Agreed): T.Task<void> => {
  const agreed = { coins, price: created.price }
  return pipe(
    cancelRoom(context, created),
    T.flatMap(() =>
      stillStarting(context, line, () => {
        context.model.setPrice(agreed.price, O.some(coins))
        context.billing.setMoney(O.none)
        line.next = launchCall(context, line, agreed)
        return T.fromIO(() => context.model.setStart({ _tag: 'Warning', peer: line.peer, ...agreed }))
      }),
    ),
  )
}

const ring = (context: CallsContext, line: CallLine, created: CreatedCall): T.Task<void> => {
  const { deps, desk, dispatch, model } = context
  const { room, price, polite } = created
  if (desk.starting !== line) return cancelRoom(context, created)
  const before = desk.talking
  desk.talking = line
  line.polite = polite
  const invites = invitesBySelf(created)
  const afterLike = isAfterLike(line.location)
  if (!dispatch({ _tag: 'Placed', room, peer: line.peer, invites, afterLike, at: deps.clock.now() })) {
    desk.talking = before
    return pipe(
      failStart(context, line, { _tag: 'AlreadyInCall' }),
      T.flatMap(() => cancelRoom(context, created)),
    )
  }
  desk.starting = null
  model.setStart({ _tag: 'None' })
  model.setPrice(price, model.coins)
  model.setFacts(factsOf(line, created))
  rememberRoom(deps.session, room, 'caller')
  prefetchIce(context, line, room)
  openAhead(context, line, room)
  return pipe(
    deps.gateway.notify('launch', room),
    TE.match(
      (error) => {
        if (dispatch({ _tag: 'Failed', room, at: deps.clock.now() }))
          model.setStart({ _tag: 'Failed', peer: line.peer, why: startErrorOf(error, price) })
      },
      () => {
        if (invites) return invite(context, line, created)
        line.rings = true
        line.held?.gate.ring()
      },
    ),
  )
}

/** Asks for the call and lets it ring (@rule CALL-7, CALL-12, CALL-31..36). */
export const launchCall = (context: CallsContext, line: CallLine, agreed: Agreed): T.Task<void> =>
  T.flatten(async () => {
    context.model.setStart({ _tag: 'Checking', peer: line.peer })
    return pipe(
      context.deps.gateway.create(line.peer, line.location),
      TE.matchE(
        (error) => failStart(context, line, startErrorOf(error, agreed.price)),
        (created) =>
          created.price > agreed.price ? askAnew(context, line, created, agreed) : ring(context, line, created),
      ),
    )
  })
