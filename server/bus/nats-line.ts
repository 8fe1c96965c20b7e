import type { ConnectionOptions, NatsConnection, Subscription } from '@nats-io/transport-node'
import type { Clock } from '../clock'
import { natsOptions } from './nats-options'

export interface NatsLineDeps {
  /** One or more addresses, comma-joined; names and passwords may stand in them. */
  readonly url: string
  readonly clock: Clock
  /** Hears once when NATS is lost, and once when it is back. */
  readonly tell: (sentence: string) => void
  /** A defect of a listener. */
  readonly report: (defect: unknown) => void
}

/** A connection to NATS that keeps itself up for ever. What is sent while NATS is away is gone. */
export interface NatsLine {
  readonly send: (subject: string, message: string) => void
  readonly listen: (subject: string, run: (message: string) => void) => () => void
  readonly close: () => Promise<void>
}

interface Listening {
  readonly run: (message: string) => void
  on: Subscription | null
}

const AGAIN_MS = 1_000
/** So much may be under way to NATS; beyond, hints are dropped until it has taken them. */
const MOST_UNDER_WAY = 4 * 1024 * 1024

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

class Line implements NatsLine {
  private readonly listening = new Map<string, Listening>()
  private readonly options: ConnectionOptions
  private readonly deps: NatsLineDeps
  private connection: NatsConnection | null = null
  private isUp = false
  private hasTold = false
  private isClosed = false
  private underWay = 0
  private stopWaiting = (): void => undefined

  constructor(deps: NatsLineDeps) {
    this.deps = deps
    this.options = natsOptions(deps.url)
    void this.open()
  }

  send(subject: string, message: string): void {
    if (this.connection === null || !this.isUp || this.underWay > MOST_UNDER_WAY) return
    this.connection.publish(subject, message)
    this.count(this.connection, message.length)
  }

  listen(subject: string, run: (message: string) => void): () => void {
    const one: Listening = { run, on: null }
    this.listening.set(subject, one)
    if (this.connection !== null) this.tune(this.connection, subject, one)
    return () => {
      if (this.listening.get(subject) === one) this.listening.delete(subject)
      one.on?.unsubscribe()
      one.on = null
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.stopWaiting()
    this.listening.clear()
    await this.connection?.close()
  }

  private async open(): Promise<void> {
    try {
      const { connect } = await import('@nats-io/transport-node')
      const connection = await connect(this.options)
      if (this.isClosed) return void (await connection.close())
      this.connection = connection
      this.up()
      for (const [subject, one] of this.listening) this.tune(connection, subject, one)
      void this.watch(connection)
      const ended = await connection.closed()
      if (!this.isClosed) this.retry(ended ?? new Error('closed'))
    } catch (error) {
      if (!this.isClosed) this.retry(error)
    }
  }

  private retry(error: unknown): void {
    this.connection = null
    for (const one of this.listening.values()) one.on = null
    this.down(whyOf(error))
    this.stopWaiting = this.deps.clock.after(AGAIN_MS, () => void this.open())
  }

  /** Between two tries of the client itself the connection stays the same, and so do its subscriptions. */
  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (this.isClosed) return
      if (status.type === 'disconnect') this.down('the connection is lost')
      if (status.type === 'reconnect') this.up()
      if (status.type === 'error') this.deps.tell(`NATS complains: ${status.error.message}`)
    }
  }

  private tune(connection: NatsConnection, subject: string, one: Listening): void {
    if (connection.isClosed()) return
    one.on = connection.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return
        try {
          one.run(message.string())
        } catch (defect) {
          this.deps.report(defect)
        }
      },
    })
  }

  private count(connection: NatsConnection, length: number): void {
    const wasQuiet = this.underWay === 0
    this.underWay += length + 1
    if (!wasQuiet) return
    const none = (): void => void (this.underWay = 0)
    connection.flush().then(none, none)
  }

  private up(): void {
    this.isUp = true
    this.underWay = 0
    if (this.hasTold) this.deps.tell('NATS is back')
    this.hasTold = false
  }

  private down(why: string): void {
    this.isUp = false
    if (!this.hasTold) this.deps.tell(`NATS is away, other processes hear of news later: ${why}`)
    this.hasTold = true
  }
}

/** Begins to connect and returns at once: that NATS is away stops nobody, and its client is loaded beside the start. */
export const natsLine = (deps: NatsLineDeps): NatsLine => new Line(deps)
