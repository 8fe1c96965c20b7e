import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { isWorthTelling } from '../../../src/domain/tasks/sign-in-reward'
import { isTaskType, placeOfTask, stepOf, taskTypes } from '../../../src/domain/tasks/task'
import { taskIdAt } from '../../../src/domain/tasks/task-id'

describe('a task', () => {
  it('is of one of nine types [TASK-15]', () => {
    expect(taskTypes).toEqual([
      'pay',
      'call',
      'wall_call',
      'match',
      'add_friend',
      'send_msg',
      'login_in',
      'liv_cam',
      'pay_percent',
    ])
    expect(isTaskType('pay')).toBe(true)
    expect(isTaskType('dance')).toBe(false)
  })

  it.each([
    ['pay', 'shop'],
    ['pay_percent', 'shop'],
    ['call', 'wall'],
    ['wall_call', 'wall'],
    ['match', 'search'],
    ['add_friend', 'friends'],
    ['send_msg', 'messages'],
    ['login_in', 'livcam'],
    ['liv_cam', 'livcam'],
    ['dance', null],
  ])('%s is worked on at: %s [TASK-16, TASK-17]', (type, place) => {
    expect(placeOfTask(type)).toBe(place)
  })

  it.each([
    [{ completed: 0, goal: 3, done: false }, 'go'],
    [{ completed: 2, goal: 3, done: false }, 'go'],
    [{ completed: 3, goal: 3, done: false }, 'claim'],
    [{ completed: 4, goal: 3, done: false }, 'claim'],
    [{ completed: 3, goal: 3, done: true }, 'done'],
    [{ completed: 0, goal: 3, done: true }, 'done'],
  ])('%o: %s [TASK-18, TASK-19, TASK-20]', (task, step) => {
    expect(stepOf(task)).toBe(step)
  })
})

describe('the id of a task', () => {
  const instants = fc.integer({ min: 0, max: 4_000_000_000_000 })

  it('names one type of one day, and nothing else [TASK-21]', () => {
    const types = fc.constantFrom(...taskTypes)
    fc.assert(
      fc.property(types, types, instants, instants, (one, other, at, then) => {
        const same = one === other && Math.floor(at / DAY) === Math.floor(then / DAY)
        expect(taskIdAt(one, at) === taskIdAt(other, then)).toBe(same)
      }),
    )
  })

  it('changes at 00:00 UTC and not before [TASK-21]', () => {
    const id = taskIdAt('pay', 20_000 * DAY)
    expect(taskIdAt('pay', 20_001 * DAY - 1)).toBe(id)
    expect(taskIdAt('pay', 20_001 * DAY)).not.toBe(id)
  })
})

describe('the reward of signing in', () => {
  it('is told where there is any [TASK-22]', () => {
    expect(isWorthTelling({ signIn: 0, liveCam: 0 })).toBe(false)
    expect(isWorthTelling({ signIn: 1, liveCam: 0 })).toBe(true)
    expect(isWorthTelling({ signIn: 0, liveCam: 1 })).toBe(true)
  })
})
