import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfDay } from '../../../src/domain/kernel/day'
import { DAY } from '../../../src/domain/kernel/time'
import type { TaskType } from '../../../src/domain/tasks/task'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'
import { refusedWith } from './refused-with'

/** What every gateway of tasks promises. */
export const tasksCases = (open: () => Promise<Site>): void => {
  describe('tasks', () => {
    let site: Site
    let ada: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
    })
    afterEach(() => site.close())

    const task = async (type: TaskType) => {
      const { tasks } = unwrap(await ada.tasks.list())
      const found = tasks.find((one) => one.type === type)
      if (found === undefined) throw new Error(`no task ${type}`)
      return found
    }

    it('are those of a day (UTC), whose end is told [TASK-14, TASK-21]', async () => {
      const { endTime, now, tasks } = unwrap(await ada.tasks.list())
      expect([now, endTime]).toEqual([site.clock.now(), startOfDay(now) + DAY])
      expect(tasks.map(({ type }) => type)).toEqual(expect.arrayContaining(['send_msg', 'login_in', 'liv_cam']))
      expect(await task('send_msg')).toEqual({
        id: expect.any(Number) as number,
        type: 'send_msg',
        title: 'People to write to',
        reward: 5,
        bonus: 0,
        goal: 3,
        completed: 0,
        done: false,
      })
    })

    it('a finished one is claimed once; its coins come and it is done [TASK-19, TASK-20]', async () => {
      const { coins } = unwrap(await ada.account.me(ada.id)())
      const { id, reward } = await task('login_in')
      unwrap(await ada.tasks.claim(id)())
      unwrap(await ada.tasks.claim(id)())
      expect(unwrap(await ada.account.me(ada.id)()).coins).toBe(coins + reward)
      expect(await task('login_in')).toMatchObject({ done: true })
    })

    it('an unfinished one and one of another day are refused [TASK-18, TASK-21]', async () => {
      const { id } = await task('send_msg')
      expect(await ada.tasks.claim(id)()).toMatchObject(refusedWith(30020))
      expect(await ada.tasks.claim(id - 100)()).toMatchObject(refusedWith(30021))
    })

    it('say what they still hold for whoever has signed in [TASK-22]', async () => {
      const now = site.clock.now()
      expect(unwrap(await ada.tasks.signInReward())).toEqual({ signIn: 2, liveCam: 10, now })
      unwrap(await ada.tasks.claim((await task('login_in')).id)())
      expect(unwrap(await ada.tasks.signInReward())).toEqual({ signIn: 0, liveCam: 10, now })
    })

    it('are for people who are signed in [SHELL-77]', async () => {
      const visitor = await site.browser('Visitor')
      expect((await visitor.tasks.list())._tag).toBe('Left')
      expect((await visitor.tasks.signInReward())._tag).toBe('Left')
    })
  })
}
