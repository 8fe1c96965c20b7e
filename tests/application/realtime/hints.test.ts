import { describe, expect, it } from 'vitest'
import { person } from '../../builders/person'
import { makeStage, ROOM, type Stage } from './stage'

const invite = ({ ada, bo, clock, world }: Stage) =>
  world.hub.room(ada, {
    _tag: 'Invited',
    room: ROOM,
    at: clock.now(),
    caller: { ...person({ id: bo, name: 'Bo' }) },
    price: 60,
    token: 't',
    location: 102,
  })

const ringing = (stage: Stage) => stage.tab.core.loaded('calls')?.view.call._tag === 'Ringing'

describe('what is told of the moment', () => {
  it('loads the calls when somebody rings, and nothing of it is lost', async () => {
    const stage = await makeStage()
    expect(stage.tab.core.loaded('calls')).toBeUndefined()
    invite(stage)
    stage.world.hub.room(stage.ada, { _tag: 'Withdrawn', by: 'caller', room: ROOM, at: stage.clock.now() })
    await stage.until(() => stage.tab.core.loaded('calls')?.view.call._tag === 'Ended')
  })

  it('rings although the calls could not be loaded at first', async () => {
    let broken = true
    const stage = await makeStage()
    const { calls } = stage.browser.late
    const tab = await stage.another({ calls: () => (broken ? Promise.reject(new Error('chunk')) : calls()) })
    tab.tab.show()
    invite(stage)
    await stage.until(() => stage.browser.journal.defects().length > 0)
    expect(tab.core.loaded('calls')).toBeUndefined()
    broken = false
    await stage.clock.advance(2_000)
    await stage.until(() => tab.core.loaded('calls')?.view.call._tag === 'Ringing')
  })

  it('rings in one tab of the browser and shows in all', async () => {
    const stage = await makeStage()
    const second = await stage.another()
    invite(stage)
    await stage.until(() => ringing(stage) && second.core.loaded('calls')?.view.call._tag === 'Ringing')
    expect(stage.browser.bell.ringing()).toBe('incoming')
  })

  it('loads the calls 3 s after sign-in although nobody rings', async () => {
    const stage = await makeStage()
    await stage.clock.advance(3_000)
    expect(await stage.until(() => stage.tab.core.loaded('calls') !== undefined)).toBe(true)
  })

  it('marks who is online without asking', async () => {
    const stage = await makeStage()
    const friends = await stage.tab.core.feature('friends')
    stage.world.hub.presence(stage.ada, stage.bo, 'busy')
    expect(await stage.until(() => friends.view.presence(stage.bo) === 'busy')).toBe(true)
  })

  it('reads balance and own data anew with notice 1090, in every tab, and lists nothing [CHAT-37]', async () => {
    const stage = await makeStage()
    const second = await stage.another()
    const before = stage.browser.seat.calls.filter((call) => call === 'me').length
    stage.world.hub.append(stage.ada, {
      kind: 'message',
      message: { ...stage.message('x'), type: 4, typeValue: -3, bizType: 1090 },
    })
    const asked = () => stage.browser.seat.calls.filter((call) => call === 'me').length
    expect(await stage.until(() => asked() === before + 2)).toBe(true)
    expect([stage.tab, second].map((one) => one.core.loaded('chat')?.view.conversations)).toEqual([[], []])
  })

  it('tells of a friend who comes online, and marks them so [CHAT-85]', async () => {
    const stage = await makeStage()
    const friends = await stage.tab.core.feature('friends')
    const bo = { id: stage.bo, name: 'Bo', headImg: '', at: stage.clock.now() }
    stage.world.hub.friendOnline(stage.ada, bo)
    const tip = () => stage.tab.core.loaded('chat')?.view.tip
    expect(await stage.until(() => tip()?.hostId === stage.bo)).toBe(true)
    expect([tip()?.type, friends.view.presence(stage.bo)]).toEqual([2, 'online'])
  })

  it('takes away what another device has deleted [CHAT-14]', async () => {
    const stage = await makeStage()
    const listed = () => stage.tab.core.loaded('chat')?.view.conversations.length
    stage.world.hub.append(stage.ada, { kind: 'message', message: stage.message('Hello') })
    await stage.clock.advance(1_000)
    expect(listed()).toBe(1)
    stage.world.hub.append(stage.ada, { kind: 'deleted', friend: stage.bo, upTo: stage.clock.now() })
    await stage.clock.advance(1_000)
    expect(listed()).toBe(0)
  })
})
