import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isOn } from '../../domain/calls/call'
import { canAfford } from '../../domain/calls/price-gate'
import { warnsOfPrice } from '../../domain/calls/price-warning'
import { objectionTo, type StartObjection } from '../../domain/calls/start-objection'
import type { Me } from '../../domain/kernel/person'
import type { PreCheck } from './call-gateway.port'
import { makeLine, type CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import type { CallsFeature } from './calls.feature'
import type { StartError } from './calls-view'
import { openDevices } from './device-check'
import { rememberChecked, wasChecked } from './device-memory'
import { launchCall } from './launch-call'
import { failStart, stillStarting } from './starting'
import { roomElsewhere } from './tab-news'
import { priceTipKey } from '../kernel/stored-keys'

const objections: Readonly<Record<StartObjection, StartError>> = {
  Framed: { _tag: 'Framed' },
  AlreadyInCall: { _tag: 'AlreadyInCall' },
  SignedOut: { _tag: 'SessionOver', code: 401, message: '' },
  AddFriendFirst: { _tag: 'AddFriendFirst' },
}

const objection = (context: CallsContext, { location, peer }: CallLine): StartError | null => {
  const { deps, model } = context
  const found = objectionTo({
    framed: deps.framed,
    inCall: isOn(model.call) || O.isSome(roomElsewhere(context)),
    signedIn: O.isSome(deps.me()),
    callee: O.toNullable(deps.person(peer)),
    location,
  })
  return found === null ? null : objections[found]
}

const priceKnown = (context: CallsContext, line: CallLine, me: Me, { coins, money, price }: PreCheck): T.Task<void> => {
  const { deps, model } = context
  if (!canAfford({ gender: me.gender, coins, price, floorMale: deps.config.callFloorMale })) {
    return failStart(context, line, { _tag: 'NotEnoughCoins', price })
  }
  model.setPrice(price, O.some(coins))
  context.billing.setMoney(money)
  const key = priceTipKey(line.location)
  if (!warnsOfPrice(deps.config.priceWarning, O.isSome(deps.settings.read(key)))) {
    return launchCall(context, line, { coins, price })
  }
  line.next = T.flatten(async () => {
    deps.settings.write(key, '1')
    return launchCall(context, line, { coins, price })
  })
  return T.fromIO(() => model.setStart({ _tag: 'Warning', peer: line.peer, price, coins }))
}

/** A failed price check has one text, whatever the reason (@rule CALL-37). */
const checkPrice = (context: CallsContext, line: CallLine, me: Me): T.Task<void> =>
  pipe(
    context.deps.gateway.preCheck(line.peer, line.location),
    TE.matchE(
      () => failStart(context, line, { _tag: 'PriceUnknown' }),
      (checked) => stillStarting(context, line, () => priceKnown(context, line, me, checked)),
    ),
  )

/** Shows what the camera sees and the microphone hears before the first call on this machine (@rule PLUS-24). */
const tryFirst = (context: CallsContext, line: CallLine, me: Me): T.Task<void> =>
  T.fromIO(() => {
    const { deps, model } = context
    line.next = T.flatten(async () => {
      rememberChecked(deps.settings)
      model.setStart({ _tag: 'Checking', peer: line.peer })
      return checkPrice(context, line, me)
    })
    model.setStart({ _tag: 'Trying', peer: line.peer })
  })

const check = (context: CallsContext, line: CallLine, me: Me, first: boolean): T.Task<void> =>
  T.flatten(async () => {
    context.model.setStart({ _tag: 'Checking', peer: line.peer })
    return pipe(
      openDevices(context, line),
      TE.matchE(
        (problem) => failStart(context, line, problem),
        () => stillStarting(context, line, () => (first ? tryFirst(context, line, me) : checkPrice(context, line, me))),
      ),
    )
  })

/** Says why camera and microphone are needed before the platform asks for them; otherwise goes on at once. */
const explainFirst = (context: CallsContext, line: CallLine, me: Me): T.Task<void> =>
  pipe(
    context.deps.devices.allowed,
    T.flatMap((allowed) =>
      stillStarting(context, line, () => {
        if (allowed) return check(context, line, me, false)
        line.next = check(context, line, me, !wasChecked(context.deps.settings))
        return T.fromIO(() => context.model.setStart({ _tag: 'Explaining', peer: line.peer }))
      }),
    ),
  )

/**
 * Starts a call: login, devices, price and coins, price warning, request, in this order. A press while one start is on its
 * way does nothing (@rule CALL-12, CALL-13, CALL-14, CALL-18, CALL-26).
 */
export const makePlaceCall =
  (context: CallsContext): CallsFeature['place'] =>
  (peer, location) =>
    T.flatten(async () => {
      const { deps, desk, model } = context
      if (desk.starting !== null) return T.of(undefined)
      const line = makeLine(peer, location, true)
      const why = objection(context, line)
      const me = O.toNullable(deps.me())
      if (why !== null || me === null) {
        return T.fromIO(() => (why === null ? undefined : model.setStart({ _tag: 'Failed', peer, why })))
      }
      desk.starting = line
      model.setStart({ _tag: 'Checking', peer })
      return explainFirst(context, line, me)
    })
