import * as E from 'fp-ts/Either'
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

/** For fetching the SDK, and for signing in, sending and signing out each; the port promises 10 s for all of a signal. */
const [LOAD_MS, STEP_MS] = [20 * SECOND, 4 * SECOND]

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
    this.client ??= this.enter().catch((cause: unknown) => {
      this.client = null
      throw cause
    })
    return this.client
  }

  /** There are signals to come: what fails is tried again with the first one that goes out. */
  expect(): void {
    this.there().catch((cause: unknown) => this.deps.journal.dropped('signalling', cause))
  }

  stop(): void {
    this.over = true
    void this.client?.then((client) => this.leave(client)).catch(() => undefined)
  }

  private async enter(): Promise<AgoraRtmClient> {
    const { clock } = this.deps
    const sdk = await within(clock, LOAD_MS, 'loading the SDK', this.load())
    const pass = await this.deps.pass()
    if (E.isLeft(pass)) throw new Error(`no pass: ${pass.left._tag}`)
    const { appId, token } = pass.right
    const client = sdk.createClient(appId, `${this.user}`, (from, text) => this.heard(from, text))
    try {
      await within(clock, STEP_MS, 'signing in', client.login(token))
    } catch (cause) {
      this.leave(client)
      throw cause
    }
    if (this.over) this.leave(client)
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
    if (read._tag === 'Some') this.listener.onSignal(read.value.room, read.value.from, read.value.signal)
    else this.deps.journal.dropped('signal', text)
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
      if (stay === null) return unreachable
      try {
        const client = await within(deps.clock, 2 * STEP_MS, 'signing in', stay.there())
        await within(deps.clock, STEP_MS / 2, 'sending', client.publish(`${to}`, signalText(room, signal)))
        return E.right(undefined)
      } catch (cause) {
        deps.journal.dropped('signal to send', cause)
        return unreachable
      }
    },
  }
}
