import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { WebSocket } from 'ws'
import type { Frame } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Bus } from '../bus/bus.port'
import type { Clock, Stop } from '../clock'
import { type Inbox, type InboxRow, inboxTopic } from '../inbox/inbox.port'
import { type Ending, kickTopic } from '../session/kick'
import { readRealtimeToken } from '../session/realtime-token'
import type { LiveSession, Sessions } from '../session/sessions'
import type { Limit, Settings } from '../settings'
import type { Store } from '../store/store'
import { type ClientFrame, readFrame } from './client-frame'
import { CLOSE, type CloseCode } from './close-codes'
import type { CursorKeeper } from './cursor-keeper'
import { type Delivery, startDelivery } from './delivery'
import { inTurn } from './in-turn'
import type { Looked, News } from './look-round'
import { once } from './once'
import type { Rooms } from './rooms.port'
import { relaySignal } from './signals'
import { friendTopic, presenceTopic, roomTopic, signalTopic } from './topics'

export interface SocketDeps {
  readonly store: Store
  readonly inbox: Inbox
  readonly bus: Bus
  readonly clock: Clock
  readonly sessions: Sessions
  readonly rooms: Rooms
  readonly cursors: CursorKeeper
  readonly settings: Settings
  readonly realtimeKey: Uint8Array
  readonly report: (defect: unknown) => void
}

/** Longer than room actions are replayed. */
const ROOM_MEMORY_MS = 90_000

/** Counts in windows of fixed length; false when it is too much. */
const counter = (clock: Clock, { count, ms }: Limit): (() => boolean) => {
  let [start, seen] = [clock.now(), 0]
  return () => {
    if (clock.now() - start >= ms) [start, seen] = [clock.now(), 0]
    seen += 1
    return seen <= count
  }
}

/** One socket of one session, from its upgrade to its end (wire 169). */
export class Socket implements Looked {
  private readonly stops: Stop[] = []
  private readonly allowFrame: () => boolean
  private readonly allowSignal: () => boolean
  /** A signal must not overtake the one before it, however long the store takes over each. */
  private readonly inTurn: ReturnType<typeof inTurn>
  private readonly deps: SocketDeps
  private readonly ws: WebSocket
  private readonly session: LiveSession
  private heardAt: number
  private delivery: Delivery | null = null
  private readonly isNews: (room: string) => boolean
  /** Room actions that come before the recent ones have been told: they are later than those. */
  private held: string[] | null = []
  private state: 'new' | 'greeting' | 'behind' | 'open' | 'over' = 'new'

  constructor(deps: SocketDeps, ws: WebSocket, session: LiveSession) {
    const { bus, clock, settings } = deps
    this.deps = deps
    this.ws = ws
    this.session = session
    this.heardAt = clock.now()
    this.isNews = once(clock, ROOM_MEMORY_MS)
    this.allowFrame = counter(clock, settings.limits.framesPerSocket)
    this.allowSignal = counter(clock, settings.limits.signalsPerSocket)
    this.inTurn = inTurn(settings.socket.waitingFrames, (defect) => this.fail(defect))
    this.stops.push(
      clock.after(settings.socket.helloMs, () => this.state === 'new' && this.close(CLOSE.noHello)),
      clock.every(settings.socket.beatMs, () => this.beat()),
      bus.subscribe(kickTopic(session.id), (message) => this.end(JSON.parse(message) as Ending)),
    )
    ws.on('message', (data, binary) => this.hear(binary ? null : data.toString()))
    ws.on('close', () => this.over())
    ws.on('error', () => undefined)
    ws.on('pong', () => (this.heardAt = clock.now()))
  }

  get userId(): number {
    return this.session.userId
  }

  get sessionId(): string {
    return this.session.id
  }

  /** Takes what a look into the store has found; what the socket knows already does nothing. */
  readonly catchUp = ({ ended, head, rooms }: News): void => {
    if (ended !== null) return this.end(ended)
    if (this.state !== 'open') return
    if (head > 0) this.delivery?.wake(`${head}`)
    rooms.forEach((text) => this.tellRoom(text))
  }

  /** Says why, then lets go; a peer that does not answer the closing is cut. */
  close(code: CloseCode): void {
    if (this.state === 'over') return
    this.over()
    this.ws.close(code)
    this.deps.clock.after(1_000, () => this.ws.terminate())
  }

  private over(): void {
    this.state = 'over'
    this.delivery?.stop()
    this.deps.cursors.flush()
    this.stops.splice(0).forEach((stop) => stop())
  }

  private beat(): void {
    if (this.deps.clock.now() - this.heardAt < this.deps.settings.socket.deadMs)
      return this.send({ kind: 'beat', body: null })
    this.over()
    this.ws.terminate()
  }

  private end(ending: Ending): void {
    if (ending !== 'quietly') this.send({ kind: 'kick', body: ending })
    this.close(CLOSE.ended)
  }

  /** What is not durable is not held back for a peer that does not read: beyond a bound that peer is let go. */
  private send(frame: Frame): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    if (this.ws.bufferedAmount > this.deps.settings.socket.bufferedBytes) {
      this.over()
      this.ws.close(CLOSE.tooSlow)
      return this.ws.terminate()
    }
    this.ws.send(JSON.stringify(frame))
  }

  private hear(text: string | null): void {
    if (this.state === 'over') return
    this.heardAt = this.deps.clock.now()
    if (!this.allowFrame()) return this.close(CLOSE.tooMany)
    const read = text === null ? E.left(null) : readFrame(text)
    if (E.isLeft(read)) return this.close(CLOSE.malformed)
    const frame = read.right
    if (frame.kind === 'beat') return
    if (frame.kind === 'ack') return this.acknowledge(frame.seq)
    if (!this.inTurn(() => this.take(frame))) this.close(CLOSE.tooMany)
  }

  private fail(defect: unknown): void {
    this.deps.report(defect)
    this.close(CLOSE.goingAway)
  }

  private acknowledge(seq: number): void {
    if (this.state !== 'open' || !this.delivery?.acknowledge(seq)) return this.close(CLOSE.malformed)
    this.deps.cursors.note(this.session.id, seq)
  }

  private async take(frame: Extract<ClientFrame, { kind: 'hello' | 'signal' }>): Promise<void> {
    if (this.isOver()) return
    const mayGreet = this.state === 'new' || this.state === 'behind'
    if (frame.kind === 'hello') return mayGreet ? this.greet(frame.token, frame.cursor) : this.close(CLOSE.malformed)
    if (this.state !== 'open') return this.close(CLOSE.malformed)
    this.send(await relaySignal(this.deps, this.session.userId, frame, this.allowSignal()))
  }

  private async greet(token: string, cursor: number): Promise<void> {
    const { clock, inbox, realtimeKey, sessions, store } = this.deps
    const { id, userId } = this.session
    this.state = 'greeting'
    const own = O.toNullable(readRealtimeToken(realtimeKey, token, clock.now())) === id
    const [live, head, oldest] = await store.read((db) =>
      Promise.all([sessions.isLive(db, id), inbox.head(db, userId), inbox.oldest(db, userId)]),
    )
    if (this.isOver()) return
    if (!own || !live) return this.close(CLOSE.notAllowed)
    const behind = cursor > head || cursor < oldest - 1
    this.send({ kind: 'welcome', body: { head, snapshot: behind } })
    this.state = behind ? 'behind' : 'open'
    if (!behind) await this.open(cursor)
  }

  /** The state may have changed while something was awaited; the compiler does not see that. */
  private isOver(): boolean {
    return this.state === 'over'
  }

  private async open(cursor: number): Promise<void> {
    const { bus, inbox, report, rooms, settings, store } = this.deps
    const { userId } = this.session
    const delivery = startDelivery(
      {
        store,
        inbox,
        figures: settings.socket,
        userId,
        send: (rows) => this.sendRows(rows),
        fail: (defect) => (report(defect), this.close(CLOSE.goingAway)),
      },
      cursor,
    )
    this.delivery = delivery
    this.stops.push(
      bus.subscribe(inboxTopic(userId), delivery.wake),
      bus.subscribe(roomTopic(userId), (text) => this.tellRoom(text)),
      this.passOn(presenceTopic(userId), 'presence'),
      this.passOn(friendTopic(userId), 'friend_online'),
      this.passOn(signalTopic(userId), 'signal'),
    )
    delivery.wake()
    const recent = await rooms.recentActions([userId])
    const told = [...recent.map(({ text }) => text), ...(this.held ?? [])]
    this.held = null
    told.forEach((text) => this.tellRoom(text))
  }

  private tellRoom(text: string): void {
    if (this.held !== null) return void this.held.push(text)
    if (this.isNews(text)) this.send({ kind: 'room', body: JSON.parse(text) as unknown })
  }

  /** Bodies are passed on as they were stored, neither parsed nor written anew. */
  private async sendRows(rows: readonly InboxRow[]): Promise<void> {
    if (this.state !== 'open' || this.ws.readyState !== this.ws.OPEN) return
    const texts = rows.map(({ id, json, kind, seq }) => `{"kind":"${kind}","body":${json},"seq":${seq},"id":"${id}"}`)
    const last = texts.pop() ?? ''
    texts.forEach((text) => this.ws.send(text))
    await new Promise<void>((taken) => this.ws.send(last, () => taken()))
  }

  private passOn(topic: string, kind: string): Stop {
    return this.deps.bus.subscribe(topic, (message) => this.send({ kind, body: JSON.parse(message) as unknown }))
  }
}
