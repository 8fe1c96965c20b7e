import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { FriendsFeature } from '../../src/application/friends/friends.feature'
import { acceptRequests } from '../../src/demo/accept-requests'
import { TALK_MS } from '../../src/demo/pace'
import { MINUTE, SECOND } from '../../src/domain/kernel/time'
import {
  eachInItsWorld,
  befriend,
  call,
  clock,
  demoPerson,
  journal,
  signUp,
  sleep,
  texts,
  wake,
  WALL,
  world,
  write,
} from './played.world'

eachInItsWorld()

describe('somebody who is played as a demo person', () => {
  it('accepts whoever asks, not at once, and no other demo person [PLUS-30]', async () => {
    const [lina, noor, ada] = [await demoPerson('Lina'), await demoPerson('Noor'), await signUp('Ada')]
    const friends = await ada.core.feature('friends')
    await friends.add(lina.id, WALL)()
    await clock.advance(2 * SECOND)
    expect(world.pair(ada.id, lina.id)._tag).toBe('Requested')
    await clock.advance(10 * SECOND)
    expect(world.pair(ada.id, lina.id)._tag).toBe('Friends')
    await (await noor.core.feature('friends')).add(lina.id, WALL)()
    await clock.advance(MINUTE)
    expect(world.pair(noor.id, lina.id)._tag).toBe('Requested')
  })

  it('accepts after all where the gateway did not answer [PLUS-30]', async () => {
    const [lina, ada] = [await signUp('Lina'), await signUp('Ada')]
    const friends = await lina.core.feature('friends')
    const [calls, chat] = await Promise.all([lina.core.feature('calls'), lina.core.feature('chat')])
    await (await ada.core.feature('friends')).add(lina.id, WALL)()
    await clock.advance(MINUTE)
    let faults = 2
    const lost = TE.left({ _tag: 'Unreachable', timedOut: false } as const)
    const flaky: FriendsFeature = {
      ...friends,
      view: friends.view,
      open: (id) => (faults-- === 2 ? lost : friends.open(id)),
      answer: (id, answer) => (faults-- === 0 ? lost : friends.answer(id, answer)),
    }
    const part = { core: lina.core, calls, chat, clock, journal, friends: flaky, chance: () => 0.5, name: 'Lina' }
    const stop = acceptRequests(part)
    await clock.advance(90 * SECOND)
    expect(world.pair(ada.id, lina.id)._tag).toBe('Requested')
    await clock.advance(2 * MINUTE)
    expect(world.pair(ada.id, lina.id)._tag).toBe('Friends')
    stop()
  })

  it('accepts who asked while they slept', async () => {
    const [lina, ada] = [await signUp('Lina'), await signUp('Ada')]
    await (await ada.core.feature('friends')).add(lina.id, WALL)()
    await clock.advance(MINUTE)
    await wake(lina, 'Lina')
    await clock.advance(20 * SECOND)
    expect(world.pair(ada.id, lina.id)._tag).toBe('Friends')
  })

  it('says nothing, accepts nobody and waits for nothing once it is over', async () => {
    const [lina, ada, bo] = [await demoPerson('Lina'), await signUp('Ada'), await signUp('Bo')]
    await befriend(ada, lina)
    sleep()
    await (await bo.core.feature('friends')).add(lina.id, WALL)()
    await clock.settle()
    const before = clock.pending()
    await wake(lina, 'Lina')
    expect(clock.pending()).toBeGreaterThan(before)
    sleep()
    expect(clock.pending()).toBe(before)
    await write(ada, lina, 'Hello')
    expect([await texts(ada), world.pair(bo.id, lina.id)._tag]).toEqual([[], 'Requested'])
  })

  it('takes a call after some ringing, stays until the other leaves, and takes the next one [PLUS-30]', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    const calls = await call(ada, lina)
    expect(calls.view.call._tag).toBe('Ringing')
    await clock.advance(10 * SECOND)
    expect(calls.view.call._tag).toBe('Live')
    await calls.hangUp()
    await clock.advance(5 * SECOND)
    expect((await lina.core.feature('calls')).view.call._tag).toBe('Idle')
    calls.dismissReceipt()
    expect((await call(ada, lina)).view.call._tag).toBe('Ringing')
  })

  it('ends a call that goes on: coins do not run where nobody sits [PLUS-1] [PLUS-30]', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    const calls = await call(ada, lina)
    await clock.advance(10 * SECOND)
    expect(calls.view.call._tag).toBe('Live')
    await clock.advance(TALK_MS)
    expect(calls.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUpByPeer' })
  })

  it('declines what they cannot take: without a recording, and a call of another demo person', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    lina.browser.devices.break('Unsupported')
    const calls = await call(ada, lina)
    await clock.advance(10 * SECOND)
    expect(calls.view.call).toMatchObject({ _tag: 'Ended', ending: 'declinedByPeer' })
    const noor = await demoPerson('Noor')
    world.setPair(noor.id, lina.id, { _tag: 'Friends', askedBy: null })
    lina.browser.devices.break(null)
    const among = await call(noor, lina)
    expect(among.view.call).toMatchObject({ _tag: 'Ended', ending: 'declinedByPeer' })
  })
})
