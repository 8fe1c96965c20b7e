import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { PeerUnreachable } from '../../../application/calls/call-signalling.port'
import type { Clock } from '../../../application/kernel/clock.port'
import type { GatewayError } from '../../../application/kernel/gateway-error'
import type { Journal } from '../../../application/kernel/journal.port'
import type { Realtime, RealtimeListener } from '../../../application/realtime/realtime.port'
import type { UserId } from '../../../domain/kernel/ids'
import { SECOND } from '../../../domain/kernel/time'
import { within } from '../../time-limit'
import type { AgoraRtmClient, AgoraRtmSdk } from './agora-rtm-sdk'
import { loadAgoraRtm } from './load-agora-rtm'
import { signalIn, signalText } from './signal-text'

interface Deps {
  readonly clock: Clock
  readonly journal: Journal
  /** Rows, room actions, presence: what goes by the gateway's own socket. */
  readonly base: Realtime
  /** Lets this person in at the vendor's (wire 25). */
  readonly pass: TaskEither<GatewayError, { readonly appId: string; readonly token: string }>
}

/** For fetching the SDK, and for signing in and out each. */
const [LOAD_MS, STEP_MS] = [20 * SECOND, 4 * SECOND]

/** What a signal waits for a stay that is still to be had, fetching included, and then for its sending: 10 s, as the port promises. */
const [READY_MS, SEND_MS] = [8 * SECOND, 2 * SECOND]

const unreachable: E.Either<PeerUnreachable, void> = E.left({ _tag: 'PeerUnreachable' })

/** One person's stay with the vendor, begun when it is first needed; what failed is tried anew at the next need. */
class Stay {
  private readonly deps: Deps
  private readonly load: () => Promise<AgoraRtmSdk>
  private readonly user: UserId
  private readonly listener: RealtimeListener
  private client: Promise<AgoraRtmClient> | null = null
  private over = false

  constructor(deps: Deps, load: () => Promise<AgoraRtmSdk>, user: UserId, listener: RealtimeListener) {
    this.deps = deps
    this.load = load
    this.user = user
    this.listener = listener
  }

  there(): Promise<AgoraRtmClient> {
    if (this.client !== null) return this.client
    const entering = this.enter(() => this.forget(entering))
    entering.catch(() => this.forget(entering))
    this.client = entering
    return entering
  }

  /** There are signals to come: what fails is tried again with the first one that goes out. */
  expect(): void {
    this.there().catch((cause: unknown) => this.deps.journal.dropped('signalling', cause))
  }

  stop(): void {
    if (this.over) return
    this.over = true
    this.client?.then((client) => this.leave(client)).catch(() => undefined)
  }

  private forget(entering: Promise<AgoraRtmClient>): void {
    if (this.client === entering) this.client = null
  }

  private async enter(onEnded: IO<void>): Promise<AgoraRtmClient> {
    const { clock } = this.deps
    const sdk = await within(clock, LOAD_MS, 'loading the SDK', this.load())
    const pass = await this.deps.pass()
    if (E.isLeft(pass)) throw new Error(`no pass: ${pass.left._tag}`)
    if (this.over) throw new Error('the connection has ended')
    const { appId, token } = pass.right
    const onText = (from: string, text: string) => this.heard(from, text)
    const client = sdk.createClient(appId, `${this.user}`, { onText, onEnded })
    try {
      await within(clock, STEP_MS, 'signing in', client.login(token))
    } catch (cause) {
      this.leave(client)
      throw cause
    }
    return client
  }

  private leave(client: AgoraRtmClient): void {
    const { clock, journal } = this.deps
    within(clock, STEP_MS, 'signing out', client.logout()).catch((cause: unknown) =>
      journal.dropped('signalling', cause),
    )
  }

  private heard(from: string, text: string): void {
    if (this.over) return
    const read = signalIn(from, text)
    if (O.isNone(read)) return this.deps.journal.dropped('signal', text)
    this.listener.onSignal(read.value.room, read.value.from, read.value.signal)
  }
}

/**
 * Signals of calls through the servers of Agora, everything else by the gateway's own socket (@rule GATE-28, GATE-30). The
 * SDK comes with the first call of this browser: when somebody invites, enters or has to be told something.
 */
export const makeAgoraRealtime = (deps: Deps, load: () => Promise<AgoraRtmSdk> = loadAgoraRtm): Realtime => {
  let stay: Stay | null = null
  return {
    connect: (entry, listener) => {
      stay?.stop()
      const own = new Stay(deps, load, entry.user, listener)
      stay = own
      const stop = deps.base.connect(entry, {
        ...listener,
        onRoom: (action) => {
          if (action._tag === 'Invited' || action._tag === 'Entered') own.expect()
          listener.onRoom(action)
        },
      })
      return () => {
        stop()
        own.stop()
        if (stay === own) stay = null
      }
    },
    signal: (room, to, signal) => async () => {
      // Whoever is invited has no stay with the vendor yet.
      if (signal._tag === 'Invitation') return deps.base.signal(room, to, signal)()
      if (stay === null) return unreachable
      try {
        const client = await within(deps.clock, READY_MS, 'signing in', stay.there())
        await within(deps.clock, SEND_MS, 'sending', client.publish(`${to}`, signalText(room, signal)))
        return E.right(undefined)
      } catch (cause) {
        deps.journal.dropped('signal to send', cause)
        return unreachable
      }
    },
  }
}
