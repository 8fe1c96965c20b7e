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
