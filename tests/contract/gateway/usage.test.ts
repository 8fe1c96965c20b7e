import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../../src/infrastructure/gateway/contract/call'
import type { Gateway } from '../../../src/infrastructure/gateway/gateway'
import { startUsage } from '../../../src/infrastructure/gateway/usage.adapter'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makePageFake } from '../../fakes/page.fake'
import { DEVICE } from './client'

const EVERY_MS = 5_000

interface Report {
  readonly row: number
  readonly body: Readonly<Record<string, unknown>>
}

/** A gateway that notes what it is told; `failing` makes it be away. */
const makeGateway = () => {
  const reports: Report[] = []
  const state = { failing: false }
  const gateway = {
    ask: (call: Call, params: Report['body']) => () => {
      reports.push({ row: call.row, body: params })
      return state.failing ? TE.left({ _tag: 'Unreachable', timedOut: false })() : TE.right(undefined)()
    },
  } as unknown as Gateway
  return { gateway, reports, state }
}

const start = (consented = () => true) => {
  const clock = makeVirtualClock()
  const page = makePageFake()
  const { gateway, reports, state } = makeGateway()
  const identity = {
    deviceId: () => DEVICE,
    userId: () => 7,
    token: () => '',
    language: () => 'en' as const,
    countryId: () => 0,
  }
  const platform = { browser: 'Firefox', os: 'Linux' }
  const [usage, stop] = startUsage({ clock, page, gateway, identity, platform, consented })
  const of = (row: number) => reports.filter((report) => report.row === row).map(({ body }) => body)
  return { clock, page, reports, state, usage, stop, of }
}

describe('reports of use', () => {
  it('name browser, system, device, platform type 4 and carry the rest as JSON text [GATE-22]', async () => {
    const { clock, of, usage } = start()
    usage.event('call_started', { location: 102 })
    const at = clock.now()
    await clock.advance(EVERY_MS)
    expect(of(159)).toEqual([
      {
        event: 'call_started',
        browser: 'Firefox',
        os: 'Linux',
        deviceId: DEVICE,
        platformType: 4,
        extra: JSON.stringify([{ event: 'call_started', at, extra: { location: 102 } }]),
      },
    ])
  })

  it('go every 5 s while the page is seen, not while it is hidden nor after the stop [GATE-23]', async () => {
    const { clock, of, page, stop } = start()
    await clock.advance(EVERY_MS - 1)
    expect(of(160)).toHaveLength(0)
    await clock.advance(1)
    expect(of(160)).toHaveLength(1)
    await clock.advance(3 * EVERY_MS)
    expect(of(160)).toHaveLength(4)
    page.setVisible(false)
    await clock.advance(2 * EVERY_MS)
    page.setVisible(true)
    await clock.advance(EVERY_MS)
    expect(of(160)).toHaveLength(5)
    stop()
    await clock.advance(EVERY_MS)
    expect(of(160)).toHaveLength(5)
  })

  it('say nothing before the cookie notice was accepted, and later nothing of that time [GATE-25]', async () => {
    let accepted = false
    const { clock, of, reports, usage } = start(() => accepted)
    usage.event('early', {})
    await clock.advance(3 * EVERY_MS)
    expect(reports).toEqual([])
    accepted = true
    usage.event('late', {})
    await clock.advance(EVERY_MS)
    expect(of(159).map(({ event }) => event)).toEqual(['late'])
  })

  it('survive one failed sending and are then dropped [GATE-25]', async () => {
    const { clock, of, state, usage } = start()
    state.failing = true
    usage.event('lost', {})
    await clock.advance(EVERY_MS)
    await clock.advance(EVERY_MS)
    state.failing = false
    await clock.advance(2 * EVERY_MS)
    expect(of(159).map(({ event }) => event)).toEqual(['lost', 'lost'])
  })

  it('travel in batches, of which a late one comes through [GATE-25]', async () => {
    const { clock, of, state, usage } = start()
    state.failing = true
    usage.event('one', {})
    usage.event('two', {})
    await clock.advance(EVERY_MS)
    state.failing = false
    await clock.advance(EVERY_MS)
    const names = of(159).map(({ event, extra }) => [
      event,
      (JSON.parse(String(extra)) as { event: string }[]).map((happened) => happened.event),
    ])
    expect(names).toEqual([
      ['batch', ['one', 'two']],
      ['batch', ['one', 'two']],
    ])
  })

  it('do not fill the memory', async () => {
    const { clock, of, usage } = start()
    for (let i = 0; i < 1_000; i += 1) usage.event('many', {})
    await clock.advance(EVERY_MS)
    expect((JSON.parse(String(of(159)[0]?.extra)) as unknown[]).length).toBe(50)
  })
})
