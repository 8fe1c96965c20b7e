import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { makeStage } from '../../fakes/world/stage'
import { until } from '../../fakes/world/until'

const WALL = 102

describe('a call answered in a tab that does not lead', () => {
  it('connects through the tab that leads, and stops ringing in both [PLUS-20]', async () => {
    const { clock, player, world } = makeStage()
    const ada = await player('Ada')
    const bo = await player('Bo')
    world.setPair(ada.id, bo.id, { _tag: 'Friends', askedBy: ada.id })
    const second = bo.browser.open()
    const there = await second.core.feature('calls')
    const here = await bo.tab.core.feature('calls')
    await until(clock, () => O.isSome(second.core.account.view.me))
    await ada.friends.open(bo.id)()

    const calls = await ada.tab.core.feature('calls')
    await calls.place(bo.id, WALL)()
    await calls.proceed()
    await until(clock, () => there.view.call._tag === 'Ringing' && here.view.call._tag === 'Ringing', 'ringing')
    await there.answer()
    await until(clock, () => there.view.call._tag === 'Live' && calls.view.call._tag === 'Live', 'the talk')
    expect(here.view.call._tag).not.toBe('Ringing')
    expect(bo.browser.bell.ringing()).toBeNull()
    await there.hangUp()
    await until(clock, () => calls.view.call._tag === 'Ended', 'the end')
    await clock.advance(1_000)
    expect(O.toNullable(ada.tab.core.account.view.me)?.coins).toBe(60)
    expect([...ada.browser.journal.defects(), ...bo.browser.journal.defects()]).toEqual([])
  })
})

describe('a call that is placed in a tab that does not lead', () => {
  it('shows the person as busy as long as it lasts: the leading tab beats so [GATE-26, CALL-71, PLUS-20]', async () => {
    const { clock, player, world } = makeStage()
    const [ada, bo] = [await player('Ada'), await player('Bo')]
    world.setPair(ada.id, bo.id, { _tag: 'Friends', askedBy: ada.id })
    const second = ada.browser.open()
    const [there, here] = [await second.core.feature('calls'), await ada.tab.core.feature('calls')]
    await until(clock, () => O.isSome(second.core.account.view.me))
    await (await second.core.feature('friends')).open(bo.id)()
    await bo.tab.core.feature('calls')
    await there.place(bo.id, WALL)()
    await there.proceed()
    await until(clock, () => there.view.call._tag === 'Ringing', 'ringing')
    expect(here.view.call._tag).toBe('Idle')
    const before = [ada.count('beat 1'), ada.count('beat 2')]
    await clock.advance(20_000)
    expect([ada.count('beat 1'), ada.count('beat 2')]).toEqual([(before[0] ?? 0) + 1, before[1]])
    await there.hangUp()
    await clock.advance(20_000)
    expect(ada.count('beat 2')).toBe((before[1] ?? 0) + 1)
  })
})
