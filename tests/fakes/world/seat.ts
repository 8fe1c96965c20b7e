import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { RememberedWay } from '../../../src/application/account/remembered-way.port'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { UserId } from '../../../src/domain/kernel/ids'
import { makeListeners, type Listeners } from '../listeners'

export interface SessionOverNews {
  readonly code: number
  readonly message: string
  readonly transport: 'http' | 'body'
  readonly data?: unknown
}

/** One browser as the gateway knows it: its twin cookie, its flow cookie, its network. */
export interface Seat {
  readonly name: string
  /** Number of the session behind the twin cookie; 0 for a visitor. */
  session: number
  /** What the gateway notes of the last way in, beside a cookie that no script sees. */
  way: RememberedWay | null
  online: boolean
  readonly flow: string
  readonly calls: string[]
  readonly over: Listeners<SessionOverNews>
  /** The next call of this name fails so. */
  readonly failNext: (call: string, error: GatewayError) => void
  /** The next call of this name is carried out, and its answer is lost on the way. */
  readonly loseAnswer: (call: string) => void
  /** Calls of this name wait until the returned function is called. */
  readonly hold: (call: string) => () => void
}

/** A seat with what its gateway fakes need. */
export interface Rig extends Seat {
  readonly failures: Map<string, GatewayError[]>
  readonly held: Map<string, Promise<void>>
  readonly lost: Set<string>
}

export const makeSeat = (name: string): Rig => {
  const failures = new Map<string, GatewayError[]>()
  const held = new Map<string, Promise<void>>()
  const lost = new Set<string>()
  return {
    name,
    session: 0,
    way: null,
    online: true,
    flow: `flow-of-${name}`,
    calls: [],
    over: makeListeners(),
    failures,
    held,
    lost,
    loseAnswer: (call) => void lost.add(call),
    failNext: (call, error) => void failures.set(call, [...(failures.get(call) ?? []), error]),
    hold: (call) => {
      let release = () => {}
      held.set(call, new Promise((resolve) => (release = resolve)))
      return () => {
        held.delete(call)
        release()
      }
    },
  }
}

export const refusal = (code: number, message = '', data: unknown = null): GatewayError => ({
  _tag: 'Refusal',
  code,
  message,
  data,
})

export const unreachable: GatewayError = { _tag: 'Unreachable', timedOut: false }

/** Everything that a call may be answered with. */
export type Answer<A> = E.Either<GatewayError, A>

/** A call of this browser: noted, lost without a network, failed when a test said so, else answered. */
export const answering =
  (seat: Rig) =>
  <A, Err = GatewayError>(
    call: string,
    run: () => E.Either<Err | GatewayError, A>,
  ): TaskEither<Err | GatewayError, A> =>
  async () => {
    seat.calls.push(call)
    await (seat.held.get(call) ?? Promise.resolve())
    if (!seat.online) return E.left(unreachable)
    const failure = seat.failures.get(call)?.shift()
    if (failure !== undefined) return E.left(failure)
    const answer = run()
    return seat.lost.delete(call) ? E.left(unreachable) : answer
  }

/** A call that needs a session; without one the account feature is told and the call fails (ACCT-109). */
export const answeringSigned =
  (seat: Rig, userOf: (session: number) => UserId | null) =>
  <A>(call: string, run: (user: UserId) => Answer<A>): TaskEither<GatewayError, A> =>
    answering(seat)(call, () => {
      const user = userOf(seat.session)
      if (user !== null) return run(user)
      const over = { code: 401, message: '' }
      seat.over.tell({ ...over, transport: 'http' })
      return E.left({ _tag: 'SessionOver', ...over })
    })
