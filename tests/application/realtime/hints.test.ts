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
})
