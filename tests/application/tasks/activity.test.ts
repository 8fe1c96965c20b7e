import { beforeEach, describe, expect, it } from 'vitest'
import type { ActivityFeature } from '../../../src/application/tasks/activity.feature'
import { DAY } from '../../../src/domain/kernel/time'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let activity: ActivityFeature

const shown = () => {
  const { state } = activity.view
  if (state._tag !== 'Shown') throw new Error(state._tag)
  return state.activity
}
const box = (id: number) => {
  const found = shown().boxes.find((one) => one.id === id)
  if (found === undefined) throw new Error('no box')
  return found
}
const checksIn = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    await activity.checkIn()
    stage.clock.jump(DAY)
  }
}

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  activity = await ada.tab.core.feature('activity')
})

describe('the activity', () => {
  it('is read part by part: whether there is one, week, boxes, percent [TASK-54]', async () => {
    expect(activity.view.state).toEqual({ _tag: 'Loading' })
    await activity.load()
    expect(shown()).toMatchObject({ week: { made: 0, today: 0 }, percent: 0 })
    expect(shown().boxes.map(({ coins, checkIns }) => [checkIns, coins])).toEqual([
      [3, 10],
      [5, 20],
      [7, 50],
    ])
    for (const call of ['show', 'week', 'boxes', 'percent']) expect(ada.count(`activity ${call}`)).toBe(1)
  })

  it('checks in, and the daily check-in knows [TASK-54]', async () => {
    const checkIn = await ada.tab.core.feature('checkIn')
    await checkIn.load()
    await activity.load()
    const before = ada.account.me.coins
    await activity.checkIn()
    expect(shown()).toMatchObject({ week: { made: 1 }, percent: 14 })
    expect(checkIn.view.state).toBe('done')
    expect(ada.account.me.coins - before).toBe(5)
  })

  it('opens a box that was earned, and tells what it held [TASK-54]', async () => {
    await checksIn(3)
    const before = ada.account.me.coins
    await activity.open(box(1))()
    expect(activity.view).toMatchObject({ gained: 10, problem: null, sending: false })
    expect(box(1).opened).toBe(true)
    expect(ada.account.me.coins - before).toBe(10)
    activity.dismiss()
    expect(activity.view.gained).toBe(null)
  })

  it('takes one press at a time [TASK-33, TASK-54]', async () => {
    await checksIn(3)
    const release = ada.browser.seat.hold('open box 1')
    const first = activity.open(box(1))()
    await activity.open(box(1))()
    await activity.checkIn()
    release()
    await first
    expect(ada.count('open box 1')).toBe(1)
  })

  it('makes a press whose answer was lost once more as the same press, and not refused [TASK-33, TASK-54]', async () => {
    await checksIn(3)
    const [first, before] = [box(1), ada.account.me.coins]
    ada.browser.seat.loseAnswer('open box 1')
    await activity.open(first)()
    expect(activity.view).toMatchObject({ gained: null, problem: 'timeOut' })
    await activity.open(first)()
    expect(activity.view).toMatchObject({ gained: 10, problem: null })
    expect(ada.account.me.coins - before).toBe(10)
  })

  it('says why a press was refused [TASK-34, TASK-35, TASK-36]', async () => {
    await activity.load()
    for (const [error, problem] of [
      [refusal(400), 'already'],
      [refusal(402), 'otherAccount'],
      [unreachable, 'timeOut'],
    ] as const) {
      ada.browser.seat.failNext('activity check in', error)
      await activity.checkIn()
      expect(activity.view.problem).toBe(problem)
    }
    await activity.checkIn()
    expect(activity.view.problem).toBe(null)
  })

  it('that there is none, or that it cannot be read, is said; what was read stays [TASK-54]', async () => {
    ada.browser.seat.failNext('activity boxes', refusal(500))
    await activity.load()
    expect(activity.view.state).toEqual({ _tag: 'Failed' })
    await activity.load()
    ada.browser.seat.failNext('activity show', refusal(500))
    await activity.load()
    expect(activity.view.state._tag).toBe('Shown')
    stage.world.checkIns.activity = false
    await activity.load()
    expect(activity.view.state).toEqual({ _tag: 'None' })
  })

  it('is forgotten at sign-out [SHELL-77]', async () => {
    await activity.load()
    await activity.loadEntries()
    await ada.tab.core.account.signOut()
    expect(activity.view).toMatchObject({ state: { _tag: 'Loading' }, entrance: null, entries: [] })
  })
})

describe('the ways to it', () => {
  it('are read with the entrance; several who ask at once ask once [TASK-53, TASK-54]', async () => {
    await Promise.all([activity.loadEntries(), activity.loadEntries()])
    expect(ada.count('entries')).toBe(1)
    expect(activity.view.entries.map(({ location }) => location)).toEqual([100, 108, 52, 52])
    expect(activity.view.entrance).toEqual({ show: true, url: '/activity?entry=108', ready: 0 })
  })

  it('that cannot be read are not there; a closed entrance is none [TASK-7, TASK-53]', async () => {
    ada.browser.seat.failNext('entries', refusal(500))
    stage.world.checkIns.activity = false
    await activity.loadEntries()
    expect(activity.view).toMatchObject({ entries: [], entrance: null })
    await activity.loadEntries()
    expect(activity.view.entries).not.toEqual([])
  })
})
