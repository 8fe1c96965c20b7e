import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../../application/kernel/clock.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { RealtimeEntry, RealtimeListener } from '../../../application/realtime/realtime.port'
import { makeReader } from './incoming'
import { makeRowQueue, type RowQueue } from './row-queue'
import type { OpenSignal, SignalBook } from './signal-book'
import type { OpenSocket, Socket } from './socket.port'

/** A socket that says nothing for so long is dead; the gateway beats every 20 s. */
export const SILENCE_MS = 45_000
/** From the address to the welcome. */
export const GREETING_MS = 15_000
const LOOK_MS = 5_000

export interface LineDeps {
  readonly clock: Clock
  readonly journal: Journal
  readonly address: string
  readonly openSocket: OpenSocket
  readonly signals: SignalBook
}

interface LineEvents {
  readonly onOpen: IO<void>
  /** Once, unless it was ended from outside. */
  readonly onBroken: IO<void>
  readonly onKicked: IO<void>
}

/** One socket, from asking for a token to its end. */
export class Line {
  private readonly deps: LineDeps
  private readonly entry: RealtimeEntry
  private readonly listener: RealtimeListener
  private readonly events: LineEvents
  private readonly rows: RowQueue
  private readonly stopLooking: IO<void>
  private phase: 'asking' | 'greeting' | 'open' | 'over' = 'asking'
  private heardAt: number
  private socket: Socket | null = null
  private token = ''
  private cursor = 0

  constructor(deps: LineDeps, entry: RealtimeEntry, listener: RealtimeListener, events: LineEvents) {
    this.deps = deps
    this.entry = entry
    this.listener = listener
    this.events = events
    this.heardAt = deps.clock.now()
    this.rows = makeRowQueue({
      store: listener.onRows,
      acknowledge: (seq) => this.send('ack', { seq }),
      broken: () => this.broken(),
    })
    this.stopLooking = deps.clock.every(LOOK_MS, () => this.look())
    this.enter().catch((cause: unknown) => {
      deps.journal.defect('opening the socket', cause)
      this.broken()
    })
  }

  /** Puts a signal on an open line; on another it waits in its book. */
  post({ id, room, signal, to }: OpenSignal): void {
    if (this.phase === 'open') this.send('signal', { roomNum: room, from: this.entry.user, to, data: signal }, id)
  }

  /** Nothing was heard for too long: a half-open socket gives no event of its own. */
  look(): void {
    const limit = this.phase === 'open' ? SILENCE_MS : GREETING_MS
    if (this.phase !== 'asking' && this.deps.clock.now() - this.heardAt >= limit) this.broken()
  }

  end(): void {
    if (this.phase === 'over') return
    this.phase = 'over'
    this.stopLooking()
    this.rows.stop()
    this.socket?.close()
  }

  private broken(): void {
    if (this.phase === 'over') return
    this.end()
    this.events.onBroken()
  }

  /** What was awaited is no longer wanted; the compiler does not see that the phase may have changed. */
  private isOver(): boolean {
    return this.phase === 'over'
  }

  private send(kind: string, body: unknown, id?: string): void {
    if (this.phase !== 'over') this.socket?.send(JSON.stringify(id === undefined ? { kind, body } : { kind, body, id }))
  }

  private hello(): void {
    this.send('hello', { token: this.token, cursor: this.cursor })
  }

  private async enter(): Promise<void> {
    const [token, cursor] = await Promise.all([this.entry.token().catch(E.left), this.entry.cursor().catch(E.left)])
    if (this.isOver()) return
    if (E.isLeft(token) || E.isLeft(cursor)) return this.broken()
    this.token = token.right
    this.cursor = cursor.right
    this.phase = 'greeting'
    this.heardAt = this.deps.clock.now()
    this.socket = this.deps.openSocket(this.deps.address, this.socketEvents())
  }

  private socketEvents() {
    const incoming = {
      welcome: (snapshot: boolean) => this.welcome(snapshot),
      row: this.rows.push,
      settle: this.deps.signals.settle,
      beat: () => this.send('beat', null),
      kicked: this.events.onKicked,
    }
    const read = makeReader(this.listener, incoming, this.deps.journal)
    return {
      onOpen: () => this.hello(),
      onOver: () => this.broken(),
      onText: (text: unknown) => {
        if (this.isOver()) return
        this.heardAt = this.deps.clock.now()
        read(text)
      },
    }
  }

  private welcome(snapshot: boolean): void {
    if (this.phase !== 'greeting') return
    if (snapshot) return void this.catchUp()
    this.rows.begin(this.cursor)
    this.phase = 'open'
    this.events.onOpen()
    this.deps.signals.open().forEach((signal) => this.post(signal))
  }

  /** Too far behind: after the snapshot it greets again with the cursor that came with it. */
  private async catchUp(): Promise<void> {
    const brought = await this.listener.onBehind()().catch(E.left)
    if (this.isOver()) return
    if (E.isLeft(brought)) return this.broken()
    this.cursor = brought.right
    this.heardAt = this.deps.clock.now()
    this.hello()
  }
}
