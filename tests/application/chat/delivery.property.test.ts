import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '../../../src/domain/kernel/time'
import { ann, bob } from '../../domain/chat/samples'
import type { Weather } from './chat-server.fake'
import { makeChatWorld } from './chat-world'

type Step =
  | { readonly _tag: 'Say'; readonly to: 0 | 1 }
  | { readonly _tag: 'Weather'; readonly weather: Weather }
  | { readonly _tag: 'Wait'; readonly ms: number }
  | { readonly _tag: 'Network'; readonly online: boolean }
  | { readonly _tag: 'DiskFull'; readonly full: boolean }
  | { readonly _tag: 'Reload' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ _tag: fc.constant('Say' as const), to: fc.constantFrom(0 as const, 1 as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      _tag: fc.constant('Weather' as const),
      weather: fc.constantFrom<Weather>('before', 'after', 'fine', { tooMany: 3_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ _tag: fc.constant('Wait' as const), ms: fc.nat(8_000) }) },
  { weight: 1, arbitrary: fc.record({ _tag: fc.constant('Network' as const), online: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ _tag: fc.constant('DiskFull' as const), full: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ _tag: fc.constant('Reload' as const) }) },
)

const play = async (steps: readonly Step[]) => {
  const world = makeChatWorld()
  const accepted: Record<number, string[]> = { 0: [], 1: [] }
  const start = async () => {
    const page = world.load()
    const stop = page.inbox.lead()
    await page.begin()
    return { page, stop }
  }
  let { page, stop } = await start()
  for (const [n, one] of steps.entries()) {
    if (one._tag === 'Say') {
      await page.open(one.to === 0 ? ann : bob)
      const sent = await page.say(`text ${n}`)
      if (sent._tag === 'Right') accepted[one.to]?.push(`text ${n}`)
    } else if (one._tag === 'Weather') world.server.forecast([one.weather])
    else if (one._tag === 'Wait') await world.clock.advance(one.ms)
    else if (one._tag === 'Network') world.server.setOnline(one.online)
    else if (one._tag === 'DiskFull')
      world.stores.break(one.full ? { _tag: 'StoreFailed', full: true, cause: 0 } : null)
    else {
      stop()
      page.inbox.end()
      ;({ page, stop } = await start())
    }
  }
  world.server.setOnline(true)
  world.stores.break(null)
  await world.clock.advance(10 * MINUTE)
  return { world, accepted, page }
}

describe('what the chat has accepted', () => {
  it('arrives once and in order, whatever network, disk and reloads do [PLUS-17]', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
        const { world, accepted } = await play(steps)
        expect(world.server.storedFor(ann)).toEqual(accepted[0])
        expect(world.server.storedFor(bob)).toEqual(accepted[1])
      }),
      { numRuns: 60 },
    )
  })

  it('is sent with the same uuid each time it is tried [PLUS-17]', async () => {
    const { world } = await play([
      { _tag: 'Weather', weather: 'after' },
      { _tag: 'Weather', weather: 'before' },
      { _tag: 'Say', to: 0 },
      { _tag: 'Reload' },
    ])
    expect(world.server.requests.length).toBeGreaterThan(2)
    expect(new Set(world.server.requests.map((one) => one.uuid)).size).toBe(1)
  })

  it('shows as sent in the end [PLUS-17]', async () => {
    const { page } = await play([
      { _tag: 'Network', online: false },
      { _tag: 'Say', to: 0 },
      { _tag: 'Say', to: 0 },
    ])
    expect(page.states()).toEqual(['text 1:Sent', 'text 2:Sent'])
  })
})
