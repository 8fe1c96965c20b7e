import * as E from 'fp-ts/Either'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeRecordedMedia } from '../../../src/infrastructure/container/node-recorded-media'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeJournalFake } from '../../fakes/journal.fake'
import { coveredCases } from './covered.cases'
import { mediaRoomCases } from './media-room.cases'
import { connected, openPair, openSide, type Side } from './media-room.world'
import { clipOf, recordedWorld } from './recorded.world'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

const begin = (person?: number) => {
  const { end, world } = recordedWorld(person)
  ends.push(end)
  return world
}

const open = (kind: 'Timeout' | 'UDPWrap'): number =>
  process.getActiveResourcesInfo().filter((one) => one === kind).length

// The library is large: to load it takes a busy machine longer than a call.
beforeAll(() => import('../../../src/infrastructure/rtc/werift/werift-platform'), 60_000)

describe('media room: a program that plays recordings', { timeout: 20_000 }, () => {
  it.each([...mediaRoomCases, ...coveredCases])('$title [PLUS-30]', async ({ run }) => {
    const world = begin()
    await run(world)
    expect(world.journal.notes).toEqual([])
  })

  it('sees the other side again after it has come back with another room [PLUS-19]', async () => {
    const world = begin()
    const at: { first?: Side; second?: Side } = {}
    const openSecond = () => openSide(world, true, (signal) => at.first?.room.accept(signal))
    at.first = await openSide(world, false, (signal) => at.second?.room.accept(signal))
    at.second = await openSecond()
    await connected(world, [at.first, at.second])
    at.second.room.leave()
    at.second = await openSecond()
    await connected(world, [at.second])
    const { first } = at
    await world.until('connected again', () => first.links.filter((link) => link === 'connected').length === 2)
    expect([first.pictures(), first.frames()]).toEqual([2, 1])
    at.second.room.leave()
    first.room.leave()
  })

  it('tells nobody where it is when only a relay may be used', async () => {
    const world = begin()
    const side = await openSide(world, false, () => {}, { policy: 'relay' })
    await world.until('offered', () => side.sent.some(({ _tag }) => _tag === 'Description'))
    expect(JSON.stringify(side.sent)).not.toMatch(/typ (host|srflx)/)
    side.room.leave()
  })

  it('several at once: each is in a call of its own', async () => {
    const worlds = [1001, 1006, 1043].map(begin)
    const pairs = await Promise.all(worlds.map((world) => openPair(world)))
    await Promise.all(pairs.map(({ first, second }, n) => worlds[n] && connected(worlds[n], [first, second])))
    pairs[0]?.leave()
    await new Promise((resolve) => setImmediate(resolve))
    expect((await pairs[1]?.first.room.report())?.picture).toEqual({ out: 'on', in: 'flowing' })
    expect(pairs[2]?.first.partings()).toBe(0)
    pairs.forEach(({ leave }) => leave())
  })

  it('a recording without sound is told as a microphone that is off', async () => {
    const world = begin(1001)
    const { first, leave, second } = await openPair(world)
    await connected(world, [first, second])
    await world.until('told', () => second.devices.length > 0)
    expect(second.devices.at(-1)).toEqual({ microphone: false, camera: true })
    expect((await first.room.report()).sound).toEqual({ out: 'off', in: 'flowing' })
    leave()
  })

  it('leaves no socket and no timer behind when calls are over', async () => {
    const before = open('Timeout')
    const world = begin()
    for (let call = 0; call < 3; call += 1) {
      const own = recordedWorld()
      const { first, leave, second } = await openPair(own.world)
      await connected(own.world, [first, second])
      leave()
      own.end()
    }
    await world.until('all is free', () => open('UDPWrap') === 0 && open('Timeout') <= before)
    expect(open('UDPWrap')).toBe(0)
  })

  it.each([
    ['has no recording', () => Promise.resolve(undefined)],
    ['has one that is none', () => Promise.resolve(Uint8Array.of(1, 2, 3))],
    ['has one that ends too early', async () => (await clipOf(1006)).subarray(0, 5_000)],
    ['has one that cannot be fetched', () => Promise.reject(new TypeError('no network'))],
  ])('somebody who %s has no devices for a call', async (_what, clip) => {
    const journal = makeJournalFake()
    const { devices } = makeRecordedMedia({ clock: makeVirtualClock(), journal, clip })
    expect(E.toUnion(E.map(() => 'opened')(await devices.open({})()))).toEqual({ _tag: 'Unsupported' })
    expect(journal.notes.map(({ what }) => what)).toEqual(['recording of a call'])
  })
})
