import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

const newKey = () => crypto.randomUUID()

/** What every gateway of check-ins and of the activity promises. */
export const checkInCases = (open: () => Promise<Site>): void => {
  describe('check-ins', () => {
    let site: Site
    let ada: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
    })
    afterEach(() => site.close())

    const week = async () => unwrap(await ada.checkIn.week())
    const checks = async (key = newKey()) => unwrap(await ada.checkIn.checkIn(key)())

    it('tell how they stand, and the week with its amounts [TASK-23, TASK-24]', async () => {
      const status = { show: true, hasCheck: false, totalCoin: 66, type: 'other', now: site.clock.now() }
      expect(unwrap(await ada.checkIn.status())).toEqual(status)
      const said = await week()
      expect(said).toMatchObject({ today: 0, now: site.clock.now() })
      expect(said.vipDays).toEqual(said.days)
      expect(said.days.map(({ coin }) => coin)).toEqual([5, 5, 8, 8, 10, 10, 20])
      expect(said.days[0]).toEqual({ day: 0, coin: 5, coinVip: 10, signIn: false, missed: false })
    })

    it('are made once a day, and the same press once [TASK-31, TASK-33, TASK-34]', async () => {
      const key = newKey()
      await checks(key)
      await checks(key)
      expect(await ada.checkIn.checkIn(newKey())()).toMatchObject(E.left({ _tag: 'Refusal', code: 400 }))
      expect(unwrap(await ada.checkIn.status())).toMatchObject({ hasCheck: true })
      site.clock.jump(2 * DAY)
      await checks()
      expect((await week()).days.slice(0, 3)).toMatchObject([
        { signIn: true, missed: false },
        { signIn: false, missed: true },
        { signIn: true, missed: false },
      ])
      site.clock.jump(5 * DAY)
      expect((await week()).today).toBe(7)
      expect(unwrap(await ada.checkIn.status())).toMatchObject({ show: false })
      expect(await ada.checkIn.checkIn(newKey())()).toMatchObject(E.left({ _tag: 'Refusal', code: 30013 }))
    })

    it('fill the activity, whose boxes hold what they say and open once [TASK-53, TASK-54]', async () => {
      const { activity } = ada
      expect(unwrap(await activity.show())).toBe(true)
      unwrap(await activity.checkIn(newKey())())
      expect(await activity.open(1, newKey())()).toMatchObject(E.left({ _tag: 'Refusal', code: 30014 }))
      for (const _ of [1, 2]) {
        site.clock.jump(DAY)
        await checks()
      }
      expect(unwrap(await activity.week())).toMatchObject({ made: 3, today: 2 })
      expect(unwrap(await activity.percent())).toBe(42)
      expect(unwrap(await activity.entrance())).toEqual({ show: true, url: '/activity?entry=108', ready: 1 })
      expect(unwrap(await activity.boxes())[0]).toEqual({ id: 1, coins: 10, checkIns: 3, opened: false })
      unwrap(await activity.open(1, newKey())())
      expect(await activity.open(1, newKey())()).toMatchObject(E.left({ _tag: 'Refusal', code: 400 }))
      expect(unwrap(await activity.boxes()).map(({ opened }) => opened)).toEqual([true, false, false])
      const entries = unwrap(await activity.entries())
      expect(entries.map(({ location }) => location)).toEqual([100, 108, 52, 52])
    })

    it('are for people who are signed in [SHELL-77]', async () => {
      const visitor = await site.browser('Visitor')
      for (const ask of [visitor.checkIn.status, visitor.checkIn.week, visitor.activity.entries, visitor.activity.show])
        expect((await ask())._tag).toBe('Left')
    })
  })
}
