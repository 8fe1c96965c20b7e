import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import type { ClaimProblem, TasksFeature } from '../../../src/application/tasks/tasks.feature'
import { aTask } from './tasking'
import { expectSaid, openTasks, press, rows } from './tasks-stage'

describe('the row of a task', () => {
  it('tells reward, title and progress, and has a button for its step [TASK-6, TASK-18, TASK-19, TASK-20]', async () => {
    await openTasks([
      aTask(),
      aTask({ type: 'add_friend', goal: 2, completed: 2 }),
      aTask({ type: 'liv_cam', goal: 5, completed: 5, done: true }),
    ])
    const [go, claim, done] = rows()
    expect(go).toHaveTextContent(/\+5.*Write to 3 people.*1\/3.*1 of 3 done.*Go/)
    expect(claim).toHaveTextContent(/Make 2 new friends.*2\/2.*Claim/)
    expect(done).toHaveTextContent(/Talk for 5 minutes on LiveCam.*5\/5.*Done/)
    expect(screen.getByRole('button', { name: 'Go' })).toHaveAccessibleDescription('Write to 3 people')
  })

  it('tells what the installed app adds [TASK-14]', async () => {
    await openTasks([aTask({ reward: 5, bonus: 2 })])
    expect(rows()[0]).toHaveTextContent(/\+7.*2 of it for having the app/)
  })

  it.each([
    ['pay', '/shop'],
    ['pay_percent', '/shop'],
    ['call', '/wall'],
    ['wall_call', '/wall'],
    ['match', '/search'],
    ['add_friend', '/friends'],
    ['send_msg', '/message'],
    ['login_in', '/'],
    ['liv_cam', '/'],
  ])('of %s leads to %s [TASK-16, TASK-17]', async (type, path) => {
    const { memory } = await openTasks([aTask({ type, completed: 0 })])
    act(() => memory.navigate('/task'))
    await press('Go')
    expect(memory.history.at(-1)).toBe(path)
  })

  it('of a type that is not known goes by its title, stays, and says why [TASK-15, TASK-17]', async () => {
    const { memory } = await openTasks([aTask({ type: 'dance', title: 'Dance' })])
    act(() => memory.navigate('/task'))
    expect(rows()[0]).toHaveTextContent('Dance')
    await press('Go')
    expect(memory.history.at(-1)).toBe('/task')
    await expectSaid(/does not know this task/)
  })
})

describe('a claim', () => {
  const finished = aTask({ completed: 3 })

  it('tells the coins; the row says Done, and focus stays on it [TASK-20]', async () => {
    const claim = vi.fn<TasksFeature['claim']>(() => async () => E.right(undefined))
    const { model } = await openTasks([finished], { feature: { claim } })
    await press('Claim')
    expect(claim).toHaveBeenCalledExactlyOnceWith(finished)
    await expectSaid('+5 coins are yours')
    act(() => model.show([{ ...finished, done: true }]))
    const done = screen.getByRole('button', { name: 'Done' })
    expect(done).toHaveFocus()
    expect(done).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(done)
    expect(claim).toHaveBeenCalledTimes(1)
  })

  it('on its way shows it, and takes no second press [TASK-20]', async () => {
    const claim = vi.fn<TasksFeature['claim']>(() => async () => E.right(undefined))
    const { model } = await openTasks([finished], { feature: { claim } })
    act(() => model.begin(finished.id))
    expect(screen.getByRole('button', { name: 'Claim' })).toHaveAttribute('aria-busy', 'true')
    await press('Claim')
    expect(claim).not.toHaveBeenCalled()
  })

  it.each([
    ['NotReached', 'This task is not finished yet'],
    ['Over', /This task has ended/],
    ['OtherAccount', /on this device today/],
    ['Failed', /Try again/],
  ] as const)('refused as %s says why [TASK-19, TASK-21]', async (tag: ClaimProblem['_tag'], text) => {
    await openTasks([finished], { feature: { claim: () => async () => E.left({ _tag: tag }) } })
    await press('Claim')
    await expectSaid(text)
  })
})

describe('in Arabic', () => {
  it.each([
    [1, 'راسل شخصًا واحدًا'],
    [2, 'راسل شخصين'],
    [3, 'راسل 3 أشخاص'],
    [11, 'راسل 11 شخصًا'],
  ])('the row names %i people as the language does [I18N-5]', async (goal, words) => {
    await openTasks([aTask({ goal })], { language: 'ar' })
    expect(await screen.findByText(words)).toBeVisible()
  })
})
