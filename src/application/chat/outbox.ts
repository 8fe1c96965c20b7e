import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { OutboxEntry } from '../../domain/chat/delivery'
import { nextToSend, wakeAt } from '../../domain/chat/outbox-order'
import { LONGEST_WAIT_MS, verdictOf, type SendOutcome, type Verdict } from '../../domain/chat/sending'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { watched, watchedWriting, type ChatContext, type ChatSession } from './chat-context'
import { deliver } from './deliver'

/** How many conversations are sent to at once; one message at a time in each. */
const MOST_AT_ONCE = 4

/** Sends what waits while this tab leads. */
export interface Outbox {
  readonly lead: () => IO<void>
  /** Something was written for these people; the store is read again unless their queue is being worked on anyway. */
  readonly changed: (friends: readonly UserId[] | 'all') => void
  /** The network is back: what it had swallowed is tried at once. */
  readonly wake: IO<void>
}

/** What was called back leaves nothing to record: its row is gone, or waits for the next sign-in. */
type Settled = Exclude<Verdict, { readonly _tag: 'CalledBack' }>

class OutboxWorker {
  readonly #context: ChatContext
  #leading = false
  #session: ChatSession | null = null
  #waiting: readonly OutboxEntry[] = []
  readonly #busy = new Set<UserId>()
  readonly #done = new Set<MessageUuid>()
  #quietUntil: Instant = 0
  #reading = false
  #stale = false
  #hurry = false
  #stopTimer: IO<void> = () => undefined

  constructor(context: ChatContext) {
    this.#context = context
  }

  lead(): IO<void> {
    this.#leading = true
    this.read(true)
    return () => {
      this.#leading = false
      this.#stopTimer()
    }
  }

  changed(friends: readonly UserId[] | 'all'): void {
    this.#stale = true
    if (friends === 'all' || friends.some((friend) => !this.#busy.has(friend))) this.read(false)
  }

  /** Reads the outbox, then sends; with `hurry` what was postponed is due now. */
  read(hurry: boolean): void {
    this.#hurry ||= hurry
    this.#stale = true
    const session = this.#context.session()
    if (!this.#leading || this.#reading || session === null) return
    this.#reading = true
    this.#stale = false
    void pipe(
      watched(this.#context)(session.store.outbox),
      TE.match(
        () => this.#later(LONGEST_WAIT_MS),
        (entries) => this.#take(session, entries),
      ),
      T.map(() => {
        this.#reading = false
        if (this.#stale) this.read(false)
      }),
    )()
  }

  #take(session: ChatSession, entries: readonly OutboxEntry[]): void {
    if (this.#session !== session) this.#done.clear()
    this.#session = session
    const now = this.#context.deps.clock.now()
    this.#waiting = entries
      .filter((entry) => !this.#done.has(entry.message.uuid))
      .map((entry) => (this.#hurry && entry.nextAt > now ? { ...entry, nextAt: now } : entry))
    this.#hurry = false
    this.#pump()
  }

  #pump(): void {
    const session = this.#context.session()
    if (!this.#leading || session === null || session !== this.#session) return
    const now = this.#context.deps.clock.now()
    if (now < this.#quietUntil) return this.#later(this.#quietUntil - now)
    const free = nextToSend(this.#waiting, now).filter((entry) => !this.#busy.has(entry.message.receiver))
    free.slice(0, MOST_AT_ONCE - this.#busy.size).forEach((entry) => this.#send(session, entry))
    if (this.#busy.size === 0 && this.#stale) return this.read(false)
    const next = wakeAt(this.#waiting, now)
    if (O.isSome(next)) this.#later(next.value - now)
  }

  #later(ms: number): void {
    this.#stopTimer()
    this.#stopTimer = this.#context.deps.clock.after(ms, () => this.read(false))
  }

  #send(session: ChatSession, entry: OutboxEntry): void {
    const { receiver, uuid } = entry.message
    this.#busy.add(receiver)
    void pipe(
      deliver(this.#context, session, entry),
      T.flatMap((outcome) => this.#settle(session, entry, outcome)),
      T.map(() => {
        this.#busy.delete(receiver)
        this.#context.model.extras.setUploaded(uuid, null)
        this.#pump()
      }),
    )()
  }

  #settle(session: ChatSession, entry: OutboxEntry, outcome: SendOutcome): T.Task<void> {
    const { uuid } = entry.message
    const verdict = verdictOf(entry, outcome, this.#context.deps.clock.now())
    if (outcome._tag === 'TooMany' && verdict._tag === 'Postponed') this.#quietUntil = verdict.nextAt
    if (verdict._tag === 'CalledBack') return T.fromIO(() => this.#forget(uuid))
    return pipe(
      watchedWriting(this.#context)(record(session, uuid, verdict)),
      TE.match(
        () => this.#keep(entry, { nextAt: this.#context.deps.clock.now() + LONGEST_WAIT_MS }),
        () => {
          if (verdict._tag === 'Failed' && session === this.#context.session())
            this.#context.model.extras.noticeRefusal(verdict.why)
          this.#apply(entry, verdict)
        },
      ),
    )
  }

  #apply(entry: OutboxEntry, verdict: Settled): void {
    if (verdict._tag === 'Failed') return this.#keep(entry, { blocked: true })
    if (verdict._tag === 'Postponed') return this.#keep(entry, { nextAt: verdict.nextAt, attempts: entry.attempts + 1 })
    this.#done.add(entry.message.uuid)
    this.#forget(entry.message.uuid)
  }

  #forget(uuid: MessageUuid): void {
    this.#waiting = this.#waiting.filter((one) => one.message.uuid !== uuid)
  }

  #keep(entry: OutboxEntry, changes: Partial<OutboxEntry>): void {
    const { uuid } = entry.message
    this.#waiting = this.#waiting.map((one) => (one.message.uuid === uuid ? { ...one, ...changes } : one))
  }
}

const record = ({ store }: ChatSession, uuid: MessageUuid, verdict: Settled) => {
  switch (verdict._tag) {
    case 'Accepted':
      return store.accepted(uuid, verdict.id, verdict.at)
    case 'Failed':
      return store.refused(uuid, verdict.why)
    case 'Postponed':
      return store.postponed(uuid, verdict.nextAt)
  }
}

/** An outbox that goes on after a restart: whatever is stored and not accepted is sent again with its uuid (@rule PLUS-17). */
export const makeOutbox = (context: ChatContext): Outbox => {
  const worker = new OutboxWorker(context)
  return {
    lead: () => worker.lead(),
    changed: (friends) => worker.changed(friends),
    wake: () => worker.read(true),
  }
}
