import { describe, expect, it } from 'vitest'
import { Recovery } from '../../../src/infrastructure/rtc/webrtc/recovery'
import { makeVirtualClock } from '../../fakes/clock.fake'

const begin = (polite = false) => {
  const clock = makeVirtualClock()
  const start = clock.now()
  const restarts: number[] = []
  const links: string[] = []
  const recovery = new Recovery({
    clock,
    polite,
    restart: () => restarts.push(clock.now() - start),
    onLink: (link) => links.push(link),
  })
  recovery.follow('connected')
  return { clock, recovery, restarts, links }
}

describe('recovery of a link', () => {
  it('restarts 2 s after an interruption, not before [PLUS-19]', async () => {
    const { clock, links, recovery, restarts } = begin()
    recovery.follow('disconnected')
    await clock.advance(1_999)
    expect(restarts).toEqual([])
    await clock.advance(1)
    expect([restarts, links]).toEqual([[2_000], ['connected', 'interrupted']])
  })

  it('does not restart a link that comes back within 2 s', async () => {
    const { clock, links, recovery, restarts } = begin()
    recovery.follow('disconnected')
    await clock.advance(1_500)
    recovery.follow('connected')
    await clock.advance(60_000)
    expect([restarts, links]).toEqual([[], ['connected', 'interrupted', 'connected']])
  })

  it('restarts at once when the link has failed or the network is back [PLUS-19]', async () => {
    const failed = begin()
    failed.recovery.follow('failed')
    await failed.clock.advance(0)
    expect(failed.restarts).toEqual([0])
    const back = begin()
    back.recovery.follow('disconnected')
    await back.clock.advance(500)
    back.recovery.network(true)
    await back.clock.advance(0)
    expect(back.restarts).toEqual([500])
  })

  it('keeps restarts 5 s apart, whatever happens [PLUS-19]', async () => {
    const { clock, recovery, restarts } = begin()
    recovery.follow('failed')
    await clock.advance(100)
    recovery.hurry()
    recovery.follow('failed')
    recovery.hurry()
    await clock.advance(12_000)
    expect(restarts).toEqual([0, 5_000, 10_000])
  })

  it('tries nothing while there is no network, and at once when there is one again [PLUS-19]', async () => {
    const { clock, recovery, restarts } = begin()
    recovery.network(false)
    recovery.follow('disconnected')
    await clock.advance(17_500)
    expect(restarts).toEqual([])
    recovery.network(true)
    await clock.advance(0)
    expect(restarts).toEqual([17_500])
  })

  it('gives up after 30 s of loss, not before, and then stays silent [PLUS-19]', async () => {
    const { clock, links, recovery, restarts } = begin()
    recovery.follow('disconnected')
    await clock.advance(29_999)
    expect(links).toEqual(['connected', 'interrupted'])
    await clock.advance(1)
    expect(links).toEqual(['connected', 'interrupted', 'lost'])
    const count = restarts.length
    recovery.follow('connected')
    recovery.hurry()
    await clock.advance(60_000)
    expect([links.length, restarts.length, clock.pending()]).toEqual([3, count, 0])
  })

  it('begins its 30 s anew after each recovery [PLUS-19]', async () => {
    const { clock, links, recovery } = begin()
    recovery.follow('disconnected')
    await clock.advance(25_000)
    recovery.follow('connected')
    recovery.follow('disconnected')
    await clock.advance(25_000)
    expect(links).not.toContain('lost')
  })

  it('restarts a link that does not come about within 5 s of offer and answer', async () => {
    const clock = makeVirtualClock()
    let restarts = 0
    const recovery = new Recovery({ clock, polite: false, restart: () => (restarts += 1), onLink: () => {} })
    await clock.advance(60_000)
    expect(restarts).toBe(0)
    recovery.settled(false)
    await clock.advance(4_999)
    expect(restarts).toBe(0)
    await clock.advance(1)
    expect(restarts).toBe(1)
    recovery.follow('connected')
    await clock.advance(60_000)
    expect(restarts).toBe(1)
  })

  it('lets the other side restart first where this one is polite, and counts its restart as one', async () => {
    const { clock, recovery, restarts } = begin(true)
    recovery.follow('disconnected')
    await clock.advance(2_999)
    expect(restarts).toEqual([])
    recovery.settled(true)
    await clock.advance(5_000)
    expect(restarts).toEqual([])
    await clock.advance(1_000)
    expect(restarts).toEqual([8_999])
  })

  it('takes the place of a connection whose other side is gone: interrupted, a restart after 5 s, lost after 30 s [CALL-68]', async () => {
    const clock = makeVirtualClock()
    const start = clock.now()
    const restarts: number[] = []
    const links: string[] = []
    const restart = () => restarts.push(clock.now() - start)
    const recovery = new Recovery({ clock, polite: false, restart, onLink: (link) => links.push(link) })
    recovery.replaced()
    await clock.advance(4_999)
    expect([restarts, links]).toEqual([[], ['interrupted']])
    await clock.advance(25_000)
    expect([restarts[0], links]).toEqual([5_000, ['interrupted']])
    await clock.advance(1)
    expect([links, clock.pending()]).toEqual([['interrupted', 'lost'], 0])
  })

  it('leaves no timer behind', () => {
    const { clock, recovery } = begin()
    recovery.follow('disconnected')
    recovery.stop()
    expect(clock.pending()).toBe(0)
  })
})
