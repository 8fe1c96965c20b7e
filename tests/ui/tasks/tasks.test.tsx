import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import type { ActivityFeature } from '../../../src/application/tasks/activity.feature'
import type { CheckInFeature } from '../../../src/application/tasks/check-in.feature'
import type { ClaimProblem, TasksFeature } from '../../../src/application/tasks/tasks.feature'
import type { Language } from '../../../src/domain/kernel/language'
import type { Task } from '../../../src/domain/tasks/task'
import { Page } from '../../../src/ui/tasks/tasks.page'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'
import { aCheckInRow, anActivityRow, aTask, tasking } from './tasking'

interface Scene {
  readonly feature?: Partial<TasksFeature>
  readonly language?: Language
  readonly mobile?: boolean
  readonly checkIn?: CheckInFeature
  readonly activity?: ActivityFeature
}

const open = async (
  tasks: readonly Task[] | null,
  {
    activity = anActivityRow(),
    checkIn = aCheckInRow(),
    feature: over = {},
    language = 'en',
    mobile = false,
  }: Scene = {},
) => {
  const { feature, model } = tasking(tasks, over)
  const core = aCore(anAccount(signedIn(aMe({ coins: 111 }))), { activity, checkIn, tasks: feature })
  const drawn = await drawView(core, <Page />, language, { mobile })
  await settled(() => document.querySelector('[role="heading"]') !== null)
  return { ...drawn, model }
}

const rows = () => within(screen.getByRole('list', { name: 'Daily tasks' })).getAllByRole('listitem')
/** A note is drawn, and what is urgent is said besides. */
const expectSaid = (text: RegExp | string) => waitFor(() => expect(document.body).toHaveTextContent(text))
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

describe('the page of tasks', () => {
  it('has a header with close, which leads back [TASK-1]', async () => {
    const { memory } = await open([])
    act(() => memory.navigate('/task'))
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tasks')
    await press('Close tasks')
    expect(back.mock.calls.length + Number(memory.history.at(-1) === '/')).toBe(1)
    back.mockRestore()
  })

  it('has balance and rules in the header of a phone, where the rules are a popup of four paragraphs [TASK-2, TASK-3, TASK-4]', async () => {
    await open([], { mobile: true })
    expect(screen.getByRole('link', { name: /^Coins.*111/ })).toHaveAttribute('href', '/shop')
    expect(screen.queryByRole('region', { name: 'Rules' })).toBe(null)
    await press('Rules')
    const rules = within(await screen.findByRole('dialog', { name: 'Rules' })).getAllByRole('paragraph')
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/every day at 00:00 UTC/) as string,
      expect.stringMatching(/claim it/) as string,
      expect.stringMatching(/one account/) as string,
      expect.stringMatching(/forfeits/) as string,
    ])
  })

  it('has neither in the header of a desktop, where the four paragraphs stand on the page [TASK-2, TASK-3]', async () => {
    await open([])
    expect(screen.queryByRole('button', { name: 'Rules' })).toBe(null)
    expect(screen.queryByRole('link', { name: /^Coins/ })).toBe(null)
    expect(within(screen.getByRole('region', { name: 'Rules' })).getAllByRole('paragraph')).toHaveLength(4)
  })

  it('says that there are none [TASK-8, TASK-9]', async () => {
    await open([])
    expect(screen.getByText('No tasks right now')).toBeVisible()
  })

  it('goes on loading as long as there is no list, and is watched while it is open [TASK-13]', async () => {
    const stop = vi.fn()
    const watch = vi.fn(() => stop)
    const { model, unmount } = await open(null, { feature: { watch } })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(screen.queryByText('No tasks right now')).toBe(null)
    act(() => model.show([aTask()]))
    expect(screen.queryByRole('status', { name: 'Loading' })).toBe(null)
    expect(rows()).toHaveLength(1)
    unmount()
    expect([watch.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1])
  })
})

describe('check-in and activity', () => {
  const checkIn = aCheckInRow({ shown: true, state: 'open', coins: 5 })
  const activity = anActivityRow({ show: true, url: '/activity?fromPage=match', ready: 0 })

  it('stand before the tasks, each where the deployment has it [TASK-7]', async () => {
    await open([aTask()], { checkIn, activity })
    expect(rows()).toHaveLength(3)
    expect(rows()[0]).toHaveTextContent(/\+5.*Go/)
    expect(within(rows()[1] ?? document.body).getByRole('link', { name: 'Go' })).toHaveAttribute(
      'href',
      '/activity?fromPage=match',
    )
  })

  it('alone are something to show [TASK-7, TASK-8]', async () => {
    await open([], { checkIn })
    expect(rows()).toHaveLength(1)
    expect(screen.queryByText('No tasks right now')).toBe(null)
  })
})

describe('the row of a task', () => {
  it('tells reward, title and progress, and has a button for its step [TASK-6, TASK-18, TASK-19, TASK-20]', async () => {
    await open([
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
    await open([aTask({ reward: 5, bonus: 2 })])
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
    const { memory } = await open([aTask({ type, completed: 0 })])
    act(() => memory.navigate('/task'))
    await press('Go')
    expect(memory.history.at(-1)).toBe(path)
  })

  it('of a type that is not known goes by its title, stays, and says why [TASK-15, TASK-17]', async () => {
    const { memory } = await open([aTask({ type: 'dance', title: 'Dance' })])
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
    const claim = vi.fn(() => async () => E.right(undefined))
    const { model } = await open([finished], { feature: { claim } })
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
    const claim = vi.fn(() => async () => E.right(undefined))
    const { model } = await open([finished], { feature: { claim } })
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
    await open([finished], { feature: { claim: () => async () => E.left({ _tag: tag }) } })
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
    await open([aTask({ goal })], { language: 'ar' })
    expect(await screen.findByText(words)).toBeVisible()
  })
})
