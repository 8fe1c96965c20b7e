import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TasksFeature } from '../../../src/application/tasks/tasks.feature'
import { DAY, HOUR, SECOND } from '../../../src/domain/kernel/time'
import type { Task, TaskType } from '../../../src/domain/tasks/task'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'
import { does } from '../../fakes/world/tasks-gateway.fake'

let stage: Stage
let ada: Player
let tasks: TasksFeature

/** The day of the stage begins at 12:00 UTC. */
beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  tasks = await ada.tab.core.feature('tasks')
})

const task = (type: TaskType): Task => {
  const found = tasks.view.tasks?.find((one) => one.type === type)
  if (found === undefined) throw new Error(`no task ${type}`)
  return found
}
const opened = async () => {
  const stop = tasks.watch()
  await stage.clock.settle()
  return stop
}
const coins = () => {
  const { session } = ada.tab.core.account.view
  return session._tag === 'SignedIn' ? session.me.coins : 0
}

describe('the list of tasks', () => {
  it('is read when it is looked at [TASK-14]', async () => {
    expect(tasks.view.tasks).toBe(null)
    await opened()
    expect(tasks.view.tasks?.map(({ type }) => type)).toEqual(['send_msg', 'login_in', 'liv_cam'])
    expect(task('send_msg')).toMatchObject({ completed: 0, done: false, goal: 3, reward: 5 })
  })

  it('that cannot be read goes on being loaded, and is asked for again after 10 s [TASK-13]', async () => {
    ada.browser.seat.failNext('tasks', unreachable)
    ada.browser.seat.failNext('tasks', refusal(500))
    await opened()
    await stage.clock.advance(10 * SECOND - 1)
    expect([tasks.view.tasks, ada.count('tasks')]).toEqual([null, 1])
    await stage.clock.advance(1)
    expect([tasks.view.tasks, ada.count('tasks')]).toEqual([null, 2])
    await stage.clock.advance(10 * SECOND)
    expect(tasks.view.tasks).toHaveLength(3)
  })

  it('is not asked for while nobody looks [TASK-13]', async () => {
    ada.browser.seat.failNext('tasks', unreachable)
    const stop = await opened()
    stop()
    await stage.clock.advance(DAY)
    expect(ada.count('tasks')).toBe(1)
  })

  it.each([0, -5 * HOUR, 5 * HOUR])(
    'is a new one at 00:00 UTC of a gateway whose clock is %i ms ahead of the device [TASK-21]',
    async (off) => {
      stage.world.tasks.clockOff = off
      does(stage.world, ada.id, 'send_msg', 2)
      await opened()
      const before = task('send_msg')
      await stage.clock.advance(12 * HOUR - off - 1)
      expect(task('send_msg')).toEqual(before)
      await stage.clock.advance(1)
      expect(task('send_msg')).toMatchObject({ completed: 0 })
      expect(task('send_msg').id).not.toBe(before.id)
    },
  )

  it('is forgotten at sign-out, and a reply on its way then is not shown [SHELL-77]', async () => {
    const release = ada.browser.seat.hold('tasks')
    await opened()
    await ada.tab.core.account.signOut()
    release()
    await stage.clock.settle()
    expect(tasks.view.tasks).toBe(null)
  })
})

describe('a claim', () => {
  it('reads the list and the balance anew, and then the task is done [TASK-20]', async () => {
    await opened()
    const [lists, me, before] = [ada.count('tasks'), ada.count('me'), coins()]
    expect(await tasks.claim(task('login_in'))()).toEqual(E.right(undefined))
    expect([ada.count('tasks') - lists, ada.count('me') - me]).toEqual([1, 1])
    expect(task('login_in')).toMatchObject({ done: true })
    expect(coins()).toBe(before + 2)
  })

  it('pressed twice is one call, and is seen to be on its way [TASK-20]', async () => {
    await opened()
    const release = ada.browser.seat.hold('claim task')
    const first = tasks.claim(task('login_in'))()
    expect(tasks.view.claiming.has(task('login_in').id)).toBe(true)
    expect(await tasks.claim(task('login_in'))()).toEqual(E.left({ _tag: 'Pressed' }))
    release()
    await first
    expect([ada.count('claim task'), tasks.view.claiming.size]).toEqual([1, 0])
  })

  it.each([
    [402, 'OtherAccount'],
    [30020, 'NotReached'],
    [30021, 'Over'],
    [500, 'Failed'],
  ])('refused with %i says why, and the list is read anew [TASK-19]', async (code, tag) => {
    await opened()
    ada.browser.seat.failNext('claim task', refusal(code))
    const before = coins()
    expect(await tasks.claim(task('login_in'))()).toEqual(E.left({ _tag: tag }))
    expect([ada.count('tasks'), coins()]).toEqual([2, before])
    expect(tasks.view.claiming.size).toBe(0)
  })

  it('whose answer is lost is told as failed; the list then says that it is done [TASK-20]', async () => {
    await opened()
    ada.browser.seat.loseAnswer('claim task')
    expect(await tasks.claim(task('login_in'))()).toEqual(E.left({ _tag: 'Failed' }))
    expect(task('login_in')).toMatchObject({ done: true })
  })

  it('pressed yesterday and made today is refused, and today is shown [TASK-21]', async () => {
    await opened()
    const old = task('login_in')
    await stage.clock.advance(12 * HOUR)
    expect(await tasks.claim(old)()).toEqual(E.left({ _tag: 'Over' }))
    expect(task('login_in').id).not.toBe(old.id)
  })
})

describe('who has signed in', () => {
  it('is told what signing in and LiveCam bring, once a day [TASK-22]', async () => {
    await tasks.greet()
    expect(tasks.view.signInReward).toEqual({ signIn: 2, liveCam: 10 })
    tasks.noteGreeting()
    tasks.dismissGreeting()
    expect(tasks.view.signInReward).toBe(null)
    await tasks.greet()
    expect(tasks.view.signInReward).toBe(null)
    await stage.clock.advance(12 * HOUR)
    await tasks.greet()
    expect(tasks.view.signInReward).toEqual({ signIn: 2, liveCam: 10 })
  })

  it('is told again when it never came to the screen, and so is somebody else in this browser [TASK-22]', async () => {
    await tasks.greet()
    tasks.dismissGreeting()
    await tasks.greet()
    expect(tasks.view.signInReward).not.toBe(null)
    const key = ada.browser.storage.entries
    tasks.noteGreeting()
    expect([...key.values()].some((value) => value.startsWith(`${ada.id}:`))).toBe(true)
  })

  it('is told nothing when nothing is to be had, or when it cannot be read [TASK-22]', async () => {
    ada.browser.seat.failNext('sign-in reward', refusal(500))
    await tasks.greet()
    expect(tasks.view.signInReward).toBe(null)
    stage.world.tasks.signInPopup = 0
    await tasks.greet()
    expect(tasks.view.signInReward).toBe(null)
  })

  it('is told nothing after the sign-out [SHELL-77]', async () => {
    const release = ada.browser.seat.hold('sign-in reward')
    const late = tasks.greet()
    await ada.tab.core.account.signOut()
    release()
    await late
    expect(tasks.view.signInReward).toBe(null)
  })
})
