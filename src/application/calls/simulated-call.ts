import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
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

type Deps = Pick<CallsDeps, 'bell' | 'clock' | 'previews' | 'videos'>
type Timer = Extract<SimulatedEvent['_tag'], `${string}Due` | 'RingExpired'>

/** What one simulated call holds from its start to its end. */
interface Staging {
  readonly scope: Scope
  readonly stopRing: IO<void>
  readonly play: IO<void>
}

/** The part of the calls that plays with recordings; `busy`: a call is on. */
export const makeSimulatedCall = (deps: Deps, busy: () => boolean): SimulatedCallPart => {
  const { bell, clock, previews, videos } = deps
  const model = new SimulatedCallModel()
  let staging: Staging | null = null
  let starts = 0

  const ask = (scope: Scope, _tag: Timer, ms: number): void =>
    scope.hold(clock.after(ms, () => dispatch({ _tag, at: clock.now() })))

  const follow = ({ play, scope, stopRing }: Staging): void => {
    const { call } = model
    if (call.step === 0) {
      staging = null
      return scope.close()
    }
    if (call.step !== 2) return
    stopRing()
    play()
    ask(scope, 'HangUpDue', call.hangup * SECOND)
    scope.hold(clock.every(SECOND, () => model.tick(clock.now())))
  }

  const dispatch = (event: SimulatedEvent): void => {
    const before = model.call.step
    if (model.apply(event) && staging !== null && model.call.step !== before) follow(staging)
  }

  const stage = ({ time, video }: Recording): void => {
    const scope = makeScope()
    const tell = (_tag: 'Playable' | 'VideoEnded' | 'VideoFailed') => () =>
      scope.closed() ? undefined : dispatch({ _tag, at: clock.now() })
    const events = { onPlayable: tell('Playable'), onEnded: tell('VideoEnded'), onFailed: tell('VideoFailed') }
    const stopRing = bell.ring('outgoing')
    scope.hold(stopRing)
    const { picture, play, release } = videos.open(video, events)
    scope.hold(release)
    staging = { scope, stopRing, play }
    model.setPicture(picture)
    ask(scope, 'AcceptDue', time * SECOND)
    ask(scope, 'RingExpired', RING_LIMIT_MS)
  }

  const begin = (host: HostInfo, callLocation: number, recording: Recording): void => {
    if (!model.apply({ ...recording, _tag: 'Started', hostInfo: host, callLocation, at: clock.now() })) return
    stage(recording)
  }

  const start: SimulatedCallPart['start'] = (host, callLocation) =>
    TE.flatten(
      TE.fromIO(() => {
        if (busy() || model.call.step !== 0) return TE.left<SimulatedCallProblem>({ _tag: 'AlreadyInCall' })
        const mine = (starts += 1)
        return pipe(
          previews.preview(host.id),
          TE.flatMap(TE.fromOption((): SimulatedCallProblem => ({ _tag: 'NoRecording' }))),
          TE.map((recording) => (mine === starts && !busy() ? begin(host, callLocation, recording) : undefined)),
        )
      }),
    )

  return {
    view: model,
    start,
    end: () => {
      starts += 1
      dispatch({ _tag: 'HungUp', at: clock.now() })
    },
  }
}
