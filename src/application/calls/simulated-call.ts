import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import { RING_LIMIT_MS } from '../../domain/calls/call'
import type { HostInfo, Recording, SimulatedEvent } from '../../domain/calls/simulated-call'
import { SECOND } from '../../domain/kernel/time'
import type { GatewayError } from '../kernel/gateway-error'
import type { CallsDeps } from './calls.deps'
import { makeScope, type Scope } from './scope'
import { SimulatedCallModel, type SimulatedCallView } from './simulated-call.model'

export type SimulatedCallProblem =
  | GatewayError
  /** There is no recording of this host. */
  | { readonly _tag: 'NoRecording' }
  /** One call at a time (CALL-30). */
  | { readonly _tag: 'AlreadyInCall' }

/** A call with a recording, always labelled as one; nobody is seen or heard by it, and it costs nothing (PLUS-1). */
export interface SimulatedCallPart {
  readonly view: SimulatedCallView
  /** Looks for the recording and lets it ring. What was ended meanwhile does not ring any more. */
  readonly start: (host: HostInfo, callLocation: number) => TE.TaskEither<SimulatedCallProblem, void>
  /** Hangs up, also a start that is still on its way; for whoever leaves the page that it belongs to (CALL-81, CALL-82). */
  readonly end: IO<void>
}

type Timer = Extract<SimulatedEvent['_tag'], `${string}Due` | 'RingExpired'>
type Told = Extract<SimulatedEvent['_tag'], 'Playable' | `Video${string}`>

/** What one simulated call holds from its start to its end. */
interface Staging {
  readonly scope: Scope
  readonly stopRing: IO<void>
  readonly play: IO<void>
}

interface Stage {
  readonly deps: Pick<CallsDeps, 'bell' | 'clock' | 'previews' | 'videos'>
  readonly model: SimulatedCallModel
  /** A call is on. */
  readonly busy: () => boolean
  /** A step has been taken. */
  readonly changed: IO<void>
  staging: Staging | null
  /** Presses so far, ends included: a start that is not the last one is over. */
  presses: number
}

/** A timer that only asks; the domain decides. */
const ask = (stage: Stage, scope: Scope, _tag: Timer, ms: number): void => {
  const { clock } = stage.deps
  scope.hold(clock.after(ms, () => dispatch(stage, { _tag, at: clock.now() })))
}

const follow = (stage: Stage, { play, scope, stopRing }: Staging): void => {
  const { deps, model } = stage
  if (model.call.step === 0) {
    stage.staging = null
    return scope.close()
  }
  if (model.call.step !== 2) return
  stopRing()
  play()
  ask(stage, scope, 'HangUpDue', model.call.hangup * SECOND)
  scope.hold(deps.clock.every(SECOND, () => model.tick(deps.clock.now())))
}

const dispatch = (stage: Stage, event: SimulatedEvent): void => {
  const { model, staging } = stage
  const before = model.call.step
  if (!model.apply(event) || model.call.step === before) return
  if (staging !== null) follow(stage, staging)
  stage.changed()
}

/** The bell rings while the recording is loaded, and the time that the host takes to answer runs. */
const ring = (stage: Stage, { time, video }: Recording): void => {
  const { bell, clock, videos } = stage.deps
  const scope = makeScope()
  const tell = (_tag: Told) => () => (scope.closed() ? undefined : dispatch(stage, { _tag, at: clock.now() }))
  const events = { onPlayable: tell('Playable'), onEnded: tell('VideoEnded'), onFailed: tell('VideoFailed') }
  const stopRing = bell.ring('outgoing')
  scope.hold(stopRing)
  const { picture, play, release } = videos.open(video, events)
  scope.hold(release)
  stage.staging = { scope, stopRing, play }
  stage.model.setPicture(picture)
  ask(stage, scope, 'AcceptDue', time * SECOND)
  ask(stage, scope, 'RingExpired', RING_LIMIT_MS)
}

const startOn =
  (stage: Stage): SimulatedCallPart['start'] =>
  (hostInfo, callLocation) =>
  async () => {
    const { busy, deps, model } = stage
    if (busy() || model.call.step !== 0) return E.left({ _tag: 'AlreadyInCall' })
    const mine = (stage.presses += 1)
    const begin = (recording: Recording): void => {
      if (mine !== stage.presses || busy()) return
      const at = deps.clock.now()
      if (model.apply({ ...recording, _tag: 'Started', hostInfo, callLocation, at })) ring(stage, recording)
    }
    return pipe(
      deps.previews.preview(hostInfo.id),
      TE.flatMap(TE.fromOption((): SimulatedCallProblem => ({ _tag: 'NoRecording' }))),
      TE.map(begin),
    )()
  }

/** The part of the calls that plays with recordings; `busy`: a call is on; `changed` hears of every step. */
export const makeSimulatedCall = (
  deps: Stage['deps'],
  busy: Stage['busy'],
  changed: Stage['changed'],
): SimulatedCallPart => {
  const stage: Stage = { deps, busy, changed, model: new SimulatedCallModel(), staging: null, presses: 0 }
  return {
    view: stage.model,
    start: startOn(stage),
    end: () => {
      stage.presses += 1
      dispatch(stage, { _tag: 'HungUp', at: deps.clock.now() })
    },
  }
}
