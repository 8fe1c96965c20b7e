import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { TasksFeature } from '../../../src/application/tasks/tasks.feature'
import { aCheckInRow, anActivityRow, aTask } from './tasking'
import { openTasks, press, rows } from './tasks-stage'

describe('the page of tasks', () => {
  it('has a header with close, which leads back [TASK-1]', async () => {
    const { memory } = await openTasks([])
    act(() => memory.navigate('/task'))
    const back = vi.spyOn(history, 'go').mockImplementation(() => undefined)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tasks')
    await press('Close tasks')
    expect(back.mock.calls.length + Number(memory.history.at(-1) === '/')).toBe(1)
    back.mockRestore()
  })

  it('has balance and rules in the header of a phone, where the rules are a popup of four paragraphs [TASK-2, TASK-3, TASK-4]', async () => {
    await openTasks([], { mobile: true })
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
    await openTasks([])
    expect(screen.queryByRole('button', { name: 'Rules' })).toBe(null)
    expect(screen.queryByRole('link', { name: /^Coins/ })).toBe(null)
    expect(within(screen.getByRole('region', { name: 'Rules' })).getAllByRole('paragraph')).toHaveLength(4)
  })

  it('says that there are none [TASK-8, TASK-9]', async () => {
    await openTasks([])
    expect(screen.getByText('No tasks right now')).toBeVisible()
  })

  it('goes on loading as long as there is no list, and is watched while it is open [TASK-13]', async () => {
    const stop = vi.fn<() => void>()
    const watch = vi.fn<TasksFeature['watch']>(() => stop)
    const { model, unmount } = await openTasks(null, { feature: { watch } })
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
    await openTasks([aTask()], { checkIn, activity })
    expect(rows()).toHaveLength(3)
    expect(rows()[0]).toHaveTextContent(/\+5.*Go/)
    expect(within(rows()[1] ?? document.body).getByRole('link', { name: 'Go' })).toHaveAttribute(
      'href',
      '/activity?fromPage=match',
    )
  })

  it('alone are something to show [TASK-7, TASK-8]', async () => {
    await openTasks([], { checkIn })
    expect(rows()).toHaveLength(1)
    expect(screen.queryByText('No tasks right now')).toBe(null)
  })
})

describe('what is given once', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })

  it('stands in a tab beside the tasks of the day [TASK-10]', async () => {
    await openTasks([aTask()], { longTerm: true })
    expect(tab('Daily')).toHaveAttribute('aria-selected', 'true')
    expect(rows()).toHaveLength(1)
    await userEvent.click(tab('Long-term'))
    const block = await screen.findByRole('region', { name: 'Long-term' })
    expect(within(block).getByRole('listitem')).toHaveTextContent(/\+200.*Go/)
    tab('Long-term').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(tab('Daily')).toHaveFocus()
  })

  it('comes first when there are no tasks, and the tasks are still to be looked at [TASK-11]', async () => {
    const { model } = await openTasks(null, { longTerm: true })
    expect(tab('Daily')).toHaveAttribute('aria-selected', 'true')
    act(() => model.show([]))
    expect(tab('Long-term')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tab('Daily'))
    expect(screen.getByText('No tasks right now')).toBeVisible()
  })

  it('has no tab where there is nothing [TASK-11, TASK-12]', async () => {
    await openTasks([])
    expect(screen.queryByRole('tab')).toBe(null)
    expect(screen.getByText('No tasks right now')).toBeVisible()
  })
})
