import { beforeEach, describe, expect, it } from 'vitest'
import type { CheckInFeature } from '../../../src/application/tasks/check-in.feature'
import { startOfDay } from '../../../src/domain/kernel/day'
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { refusal } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let checkIn: CheckInFeature

const wants = (kind: 'status' | 'week') => ada.count(`check-in ${kind}`)
let before = 0
/** What has come in since the beginning. */
const coins = () => ada.account.me.coins - before

/** The next day of the gateway begins, and nothing has run meanwhile. */
const nextDay = async (days = 1) => {
  stage.clock.jump(startOfDay(stage.clock.now()) + days * DAY - stage.clock.now())
  await checkIn.load()
}

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  checkIn = await ada.tab.core.feature('checkIn')
  before = ada.account.me.coins
})

describe('the daily check-in', () => {
  it('is read: what today brings, what the week does [TASK-23, TASK-24]', async () => {
    expect(checkIn.view).toMatchObject({ shown: false, week: null, state: null, due: false })
    await checkIn.load()
    expect(checkIn.view).toMatchObject({ shown: true, kind: 'other', total: 66, state: 'open', coins: 5 })
    expect(checkIn.view.week?.days).toHaveLength(7)
  })

  it('shows a VIP the amounts of a VIP [TASK-25]', async () => {
    ada.account.me = { ...ada.account.me, paid: true }
    await checkIn.load()
    expect(checkIn.view).toMatchObject({ kind: 'vip', coins: 10, total: 132 })
  })

  it('once made is done, with its coins in the balance [TASK-26]', async () => {
    await checkIn.load()
    await checkIn.checkIn()
    expect(checkIn.view).toMatchObject({ state: 'done', sending: false, outcome: { _tag: 'Gained', coins: 5 } })
    expect(coins()).toBe(5)
    await checkIn.checkIn()
    expect(ada.count('check in')).toBe(1)
  })

  it('goes on for a week with a missed day, and then the bonus has ended [TASK-31, TASK-32, TASK-37]', async () => {
    const had: number[] = []
    for (const days of [0, 1, 2, 1, 1, 1]) {
      await nextDay(days)
      const sofar = coins()
      await checkIn.checkIn()
      had.push(coins() - sofar)
      checkIn.close()
    }
    expect(had).toEqual([5, 5, 8, 10, 10, 20])
    expect(checkIn.view).toMatchObject({ state: 'over' })
    expect(checkIn.view.week?.days.filter(({ missed }) => missed).map(({ day }) => day)).toEqual([2])
    await nextDay()
    expect(checkIn.view).toMatchObject({ shown: false, due: false })
    await checkIn.opened()
    expect(checkIn.view).toMatchObject({ state: 'over' })
    await checkIn.checkIn()
    expect(ada.count('check in')).toBe(6)
  })

  it('pressed twice while the first is under way is one [TASK-33]', async () => {
    await checkIn.load()
    const release = ada.browser.seat.hold('check in')
    const first = checkIn.checkIn()
    expect(checkIn.view.sending).toBe(true)
    await checkIn.checkIn()
    release()
    await first
    expect(ada.count('check in')).toBe(1)
    expect(checkIn.view.sending).toBe(false)
  })

  it('whose answer was lost is made once more as the same press, and not refused [TASK-33, TASK-36]', async () => {
    await checkIn.load()
    ada.browser.seat.loseAnswer('check in')
    ada.browser.seat.failNext('check-in status', refusal(500))
    await checkIn.checkIn()
    expect(checkIn.view.outcome).toEqual({ _tag: 'Refused', problem: 'timeOut' })
    await checkIn.checkIn()
    expect(checkIn.view.outcome).toEqual({ _tag: 'Gained', coins: 5 })
    expect(coins()).toBe(5)
  })

  it('made elsewhere meanwhile says how long the day still lasts, and counts as checked [TASK-34]', async () => {
    stage.clock.jump(startOfDay(stage.clock.now()) + DAY - 2 * HOUR - 5 * MINUTE - stage.clock.now())
    await checkIn.load()
    ada.browser.seat.failNext('check in', refusal(400))
    await checkIn.checkIn()
    expect(checkIn.view).toMatchObject({
      outcome: { _tag: 'Refused', problem: 'already' },
      left: { hours: 2, minutes: 5 },
      state: 'done',
    })
  })

  it.each([DAY, -DAY, 7 * HOUR])(
    'counts the days of the gateway with a device that is %i ms off [TASK-34]',
    async (off) => {
      stage.world.checkIns.clockOff = off
      await checkIn.load()
      await checkIn.checkIn()
      const left = DAY - ((stage.clock.now() + off) % DAY)
      expect(checkIn.view.left).toEqual({ hours: Math.floor(left / HOUR), minutes: (left % HOUR) / MINUTE })
      expect(checkIn.view.state).toBe('done')
    },
  )

  it('refused for another account on the device changes nothing [TASK-35]', async () => {
    await checkIn.load()
    ada.browser.seat.failNext('check in', refusal(402))
    await checkIn.checkIn()
    expect(checkIn.view).toMatchObject({ outcome: { _tag: 'Refused', problem: 'otherAccount' }, state: 'open' })
  })

  it('by a second account in the same browser is refused by the gateway [TASK-35]', async () => {
    await checkIn.load()
    stage.world.checkIns.devices.add(`Ada|${Math.floor(stage.clock.now() / DAY)}`)
    await checkIn.checkIn()
    expect(checkIn.view.outcome).toEqual({ _tag: 'Refused', problem: 'otherAccount' })
    expect(coins()).toBe(0)
  })

  it('is forgotten at sign-out, with what was on its way [SHELL-64, SHELL-77]', async () => {
    await checkIn.load()
    const release = ada.browser.seat.hold('check-in status')
    const late = checkIn.load()
    await ada.tab.core.account.signOut()
    release()
    await late
    expect(checkIn.view).toMatchObject({ shown: false, week: null, tip: false, due: false, asked: false })
    await checkIn.load()
    expect(checkIn.view.shown).toBe(false)
  })

  it('that cannot be read disturbs nobody and is asked for again; a popup that was opened says so [TASK-29, TASK-30]', async () => {
    ada.browser.seat.failNext('check-in status', refusal(500))
    await checkIn.load()
    expect(checkIn.view).toMatchObject({ shown: false, due: false })
    await stage.clock.advance(60 * SECOND)
    expect(checkIn.view).toMatchObject({ shown: true, due: true })
    ada.browser.seat.failNext('check-in week', refusal(500))
    await checkIn.opened()
    expect(checkIn.view.failed).toBe(true)
    await checkIn.opened()
    expect(checkIn.view.failed).toBe(false)
  })
})

describe('the popup', () => {
  it('reads the list when it opens [TASK-29]', async () => {
    await checkIn.load()
    const asked = wants('week')
    await checkIn.opened()
    expect(wants('week')).toBe(asked + 1)
  })

  it('shows who has just become a VIP what it really brings [TASK-25, TASK-29]', async () => {
    await checkIn.load()
    ada.account.me = { ...ada.account.me, paid: true }
    await checkIn.opened()
    expect(checkIn.view).toMatchObject({ kind: 'vip', coins: 10 })
    await checkIn.checkIn()
    expect(checkIn.view.outcome).toEqual({ _tag: 'Gained', coins: 10 })
  })

  it('is due once a day of the gateway, in whichever tab, and again the next one [TASK-30]', async () => {
    await checkIn.load()
    expect(checkIn.view.due).toBe(true)
    await checkIn.opened()
    await checkIn.load()
    expect(checkIn.view.due).toBe(true)
    checkIn.close()
    await checkIn.load()
    expect(checkIn.view.due).toBe(false)
    const reloaded = await ada.browser.open().core.feature('checkIn')
    await stage.clock.settle()
    await reloaded.load()
    expect(reloaded.view).toMatchObject({ shown: true, due: false })
    await nextDay()
    expect(checkIn.view.due).toBe(true)
  })

  it('is not due when today has been checked, or there is none [TASK-30]', async () => {
    await checkIn.load()
    await checkIn.checkIn()
    checkIn.close()
    await checkIn.load()
    expect(checkIn.view.due).toBe(false)
    stage.world.checkIns.shown = false
    await nextDay()
    expect(checkIn.view).toMatchObject({ shown: false, due: false })
  })

  it('comes for the new day while the product is open [TASK-30]', async () => {
    stage.clock.jump(startOfDay(stage.clock.now()) + DAY - 10 * SECOND - stage.clock.now())
    await checkIn.load()
    await checkIn.opened()
    await checkIn.checkIn()
    checkIn.close()
    expect(checkIn.view).toMatchObject({ state: 'done', due: false })
    await stage.clock.advance(10 * SECOND)
    expect(checkIn.view).toMatchObject({ state: 'open', due: true })
  })

  it('opens when it is asked for, and says nothing of the last time [TASK-30]', async () => {
    await checkIn.load()
    checkIn.ask()
    expect(checkIn.view.asked).toBe(true)
    await checkIn.checkIn()
    checkIn.close()
    expect(checkIn.view).toMatchObject({ asked: false, outcome: { _tag: 'None' } })
  })
})

describe('the tip', () => {
  it('shows for 20 s while today is to be had, once a day [SHELL-64]', async () => {
    await checkIn.load()
    await stage.clock.advance(20 * SECOND - 1)
    expect(checkIn.view.tip).toBe(true)
    await stage.clock.advance(1)
    expect(checkIn.view.tip).toBe(false)
    await checkIn.load()
    expect(checkIn.view.tip).toBe(false)
    await nextDay()
    expect(checkIn.view.tip).toBe(true)
  })

  it('goes with a check-in, and when the popup is asked for; it does not come when today is done [SHELL-64]', async () => {
    await checkIn.load()
    checkIn.ask()
    expect(checkIn.view.tip).toBe(false)
    await checkIn.checkIn()
    const reloaded = await ada.browser.open().core.feature('checkIn')
    await stage.clock.settle()
    await reloaded.load()
    expect(reloaded.view).toMatchObject({ state: 'done', tip: false })
  })
})
