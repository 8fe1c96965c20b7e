import * as t from 'io-ts'
import type { IO } from 'fp-ts/IO'
import type { Page } from '../../application/kernel/page.port'
import type { Tabs } from '../../application/kernel/tabs.port'

/** What the browser offers to tabs; without locks a tab is alone, without a channel it is silent. */
export interface TabsPlatform {
  readonly locks: LockManager | undefined
  readonly Channel: typeof BroadcastChannel | undefined
}

const news = t.type({ topic: t.string, body: t.unknown })

/** One tab's part in the election: it waits in line, and takes over when it comes to the front. */
class Candidate {
  private readonly locks: LockManager
  private readonly name: string
  private readonly lead: () => IO<void>
  private waiting = new AbortController()
  private asked = 0
  /** The request that holds the lock; 0: this tab does not lead. */
  private holder = 0
  private stopLeading: IO<void> | null = null
  private release: IO<void> = () => {}
  private over = false

  constructor(locks: LockManager, name: string, lead: () => IO<void>) {
    this.locks = locks
    this.name = name
    this.lead = lead
  }

  /** Takes over from whoever leads. */
  take(): void {
    if (this.over || this.holder !== 0) return
    this.waiting.abort()
    this.ask({ steal: true })
  }

  /** Leads when its turn comes. */
  queue(): void {
    if (this.over) return
    this.waiting = new AbortController()
    this.ask({ signal: this.waiting.signal })
  }

  leave(): void {
    this.over = true
    this.waiting.abort()
    this.stop()
    this.release()
  }

  private stop(): void {
    this.holder = 0
    this.stopLeading?.()
    this.stopLeading = null
  }

  /** The lock is held until its promise ends; the request fails when another one takes the lock, or was given up. */
  private ask(options: LockOptions): void {
    this.asked += 1
    const request = this.asked
    this.locks.request(this.name, options, () => this.hold(request)).catch(() => this.lost(request))
  }

  private hold(request: number): Promise<void> | undefined {
    if (this.over) return undefined
    this.holder = request
    this.stopLeading ??= this.lead()
    return new Promise((resolve) => {
      this.release = resolve
    })
  }

  private lost(request: number): void {
    if (this.holder !== request) return
    this.stop()
    this.queue()
  }
}

/** A lock that is free now, with what gives it back; null: it is not free. */
const claimed = (locks: LockManager, name: string): Promise<IO<void> | null> =>
  new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) =>
      lock === null ? resolve(null) : new Promise<void>((release) => resolve(release)),
    )
  })

/**
 * The tabs of one browser under one name (several products may share an origin). Web Locks elect, since they end with their
 * tab whatever becomes of it; a BroadcastChannel carries what is told.
 */
export const makeBrowserTabs = (
  name: string,
  page: Pick<Page, 'visible' | 'onVisible'>,
  { Channel, locks }: TabsPlatform = { locks: navigator.locks, Channel: globalThis.BroadcastChannel },
): Tabs => {
  const channel = Channel ? new Channel(name) : null
  const listeners = new Set<{ readonly topic: string; readonly run: (body: unknown) => void }>()
  if (channel)
    channel.onmessage = (event: MessageEvent<unknown>) => {
      const { data } = event
      if (news.is(data)) listeners.forEach((one) => (one.topic === data.topic ? one.run(data.body) : undefined))
    }
  return {
    elect: (lead) => {
      if (!locks) return lead()
      const candidate = new Candidate(locks, name, lead)
      const stop = page.onVisible((visible) => (visible ? candidate.take() : undefined))
      if (page.visible()) candidate.take()
      else candidate.queue()
      return () => {
        stop()
        candidate.leave()
      }
    },
    alone: (what, task) => () => (locks ? locks.request(`${name}:${what}`, () => task()) : task()),
    claim: (what) => () => (locks ? claimed(locks, `${name}:${what}`) : Promise.resolve(() => undefined)),
    taken: (what) => async () => {
      const { held = [] } = (await locks?.query()) ?? {}
      return held.some((lock) => lock.name === `${name}:${what}`)
    },
    tell: (topic, body) => channel?.postMessage({ topic, body }),
    hear: (topic, run) => {
      const listener = { topic, run }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
