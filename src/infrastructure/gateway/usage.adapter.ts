import type { IO } from 'fp-ts/IO'
import * as E from 'fp-ts/Either'
import type { Usage } from '../../application/account/usage.port'
import type { Clock } from '../../application/kernel/clock.port'
import type { Page } from '../../application/kernel/page.port'
import { SECOND, type Instant } from '../../domain/kernel/time'
import { WEB } from './contract/common.codec'
import { eventsCalls } from './contract/events.calls'
import type { Gateway } from './gateway'
import type { RequestIdentity } from './request-identity'

/** @rule GATE-23 */
const EVERY_MS = 5 * SECOND
/** What happens while the gateway is away must not fill the memory. */
const MOST_EVENTS = 50

export interface UsageDeps {
  readonly gateway: Gateway
  readonly clock: Clock
  readonly page: Page
  readonly identity: RequestIdentity
  /** Names of browser and system, without versions of anything else. */
  readonly platform: { readonly browser: string; readonly os: string }
  /** Whether the cookie notice has been accepted; asked anew each time (@rule GATE-25). */
  readonly consented: () => boolean
}

interface Happened {
  readonly event: string
  readonly at: Instant
  readonly extra: Readonly<Record<string, string | number>>
}

interface Batch {
  readonly events: readonly Happened[]
  /** Has failed once already. */
  readonly tried: boolean
}

/** Body of a report (@rule GATE-22, GATE-25). */
const body = ({ identity, platform }: UsageDeps, event: string, extra: unknown) => ({
  event,
  ...platform,
  deviceId: identity.deviceId(),
  platformType: WEB,
  extra: JSON.stringify(extra),
})

const named = (events: readonly Happened[]): string => {
  const [first, ...more] = events
  return first !== undefined && more.length === 0 ? first.event : 'batch'
}

/** Sends `batch`; one that has failed twice is dropped (@rule GATE-25). */
const report = async (deps: UsageDeps, batch: Batch): Promise<Batch | null> => {
  const sent = await deps.gateway.ask(eventsCalls.eventReport, body(deps, named(batch.events), batch.events))()
  return E.isRight(sent) || batch.tried ? null : { ...batch, tried: true }
}

/**
 * Reports of use: events in batches, and every 5 s of a seen page how long it was seen. Before consent nothing is sent
 * nor kept. The second member stops it.
 *
 * @rule GATE-22
 * @rule GATE-23
 * @rule GATE-25
 */
export const startUsage = (deps: UsageDeps): readonly [Usage, IO<void>] => {
  const { clock, consented, gateway, page } = deps
  let fresh: readonly Happened[] = []
  let failed: Batch | null = null
  let busy = false

  const flush = async (): Promise<void> => {
    const batches = [failed, fresh.length === 0 ? null : { events: fresh, tried: false }]
    failed = null
    fresh = []
    for (const batch of batches) {
      const left = batch === null ? null : await report(deps, batch)
      if (left !== null) failed = left
    }
  }
  const beat = async (): Promise<void> => {
    if (busy || !consented()) return
    busy = true
    await flush()
    if (page.visible()) await gateway.ask(eventsCalls.usageReport, body(deps, 'usage', { seenMs: EVERY_MS }))()
    busy = false
  }
  const usage: Usage = {
    event: (event, extra) => {
      if (consented() && fresh.length < MOST_EVENTS) fresh = [...fresh, { event, at: clock.now(), extra }]
    },
  }
  return [usage, clock.every(EVERY_MS, () => void beat())]
}
