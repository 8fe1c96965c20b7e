import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ActivityFeature } from '../../../src/application/tasks/activity.feature'
import { Page } from '../../../src/ui/tasks/activity.page'
import { Entries } from '../../../src/ui/tasks/entries'
import { MatchBoxRow } from '../../../src/ui/tasks/match-box-row'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'
import { acting, checkingIn } from './checking-in'

const later = async (): Promise<void> => undefined

const draw = async (part: ReactNode, { feature }: ReturnType<typeof acting>) => {
  const checkIn = checkingIn()
  checkIn.stand(0)
  const features = { activity: feature, calls: aCalls(), checkIn: checkIn.feature }
  return drawView(aCore(anAccount(signedIn()), features), part)
}

describe('the page of the activity', () => {
  it('shows the week, how far it is, and what each box holds [TASK-54]', async () => {
    const load = vi.fn<ActivityFeature['load']>(later)
    const activity = acting({ load })
    activity.show(1, [0])
    await draw(<Page />, activity)
    expect(load).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('list', { name: 'Your week' })).toHaveTextContent(/Day 1.*Checked in.*Today/)
    expect(screen.getByText('14%')).toBeVisible()
    const boxes = within(screen.getByRole('region', { name: 'Lucky boxes' })).getAllByRole('listitem')
    expect(boxes[0]).toHaveTextContent(/Box for 3 check-ins.*10 coins.*1 of 3.*Not yet/)
    expect(boxes[1]).toHaveTextContent(/Box for 5 check-ins.*20 coins.*1 of 5.*Not yet/)
    expect(screen.getByText(/There is nothing to buy and nothing to stake/)).toBeVisible()
  })

  it('is covered by a spinner while its first data load, and by none afterwards [SHELL-81]', async () => {
    const activity = acting()
    await draw(<Page />, activity)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    act(() => activity.show(1, [0]))
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
    expect(screen.getByRole('list', { name: 'Your week' })).toBeVisible()
  })

  it('checks in, and opens a box that is ready, and only that [TASK-54]', async () => {
    const [checkIn, opens] = [vi.fn<ActivityFeature['load']>(later), vi.fn<ActivityFeature['open']>(() => later)]
    const activity = acting({ checkIn, open: opens })
    activity.show(3, [0, 1, 2])
    await draw(<Page />, activity)
    await userEvent.click(screen.getByRole('button', { name: 'Check in' }))
    expect(checkIn).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Not yet' }))
    expect(opens).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(opens).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }))
    act(() => activity.model.settle(null, 10))
    expect(screen.getByRole('status')).toHaveTextContent('You have got 10 coins')
    act(() => activity.model.settle('timeOut', null))
    expect(screen.getByRole('status')).toHaveTextContent('Server time-out, please try again')
  })

  it('says that today is done, and when the week is over that the bonus has ended [TASK-37, TASK-54]', async () => {
    const activity = acting()
    activity.show(0, [0])
    await draw(<Page />, activity)
    expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
    act(() => activity.show(7, [0]))
    expect(screen.getByText('The check-in bonus has ended')).toBeVisible()
  })

  it('says that there is none, or that it cannot be read, and tries again [TASK-54]', async () => {
    const load = vi.fn<ActivityFeature['load']>(later)
    const activity = acting({ load })
    await draw(<Page />, activity)
    act(() => activity.model.setState({ _tag: 'Failed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledTimes(2)
    act(() => activity.model.setState({ _tag: 'None' }))
    expect(screen.getByText('There is no activity right now')).toBeVisible()
  })

  it.each([
    ['100', 'Your week'],
    ['108', 'Lucky boxes'],
    ['52', 'Lucky boxes'],
  ])('reached by entry %s begins with %s [TASK-53, TASK-55]', async (entry, heading) => {
    const activity = acting()
    const { memory } = await draw(<Page />, activity)
    act(() => memory.navigate(`/activity?entry=${entry}`))
    act(() => activity.show(1, [0]))
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus()
  })
})

describe('entries', () => {
  const all = [
    { location: 108, url: '/activity?entry=108', img: '/entries/lucky-box.svg' },
    { location: 52, url: '/activity?entry=52', img: '/entries/recharging-box.svg' },
    { location: 52, url: '/task', img: '/entries/tasks.svg' },
  ]

  it('of a place stand there, with their pictures, and lead where they say [TASK-53, TASK-55]', async () => {
    const activity = acting()
    activity.model.setEntries(all)
    const { container } = await draw(<Entries at={[52]} />, activity)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Check-in gifts', '/activity?entry=52'],
      ['Daily tasks', '/task'],
    ])
    expect(container.querySelectorAll('img')).toHaveLength(2)
  })

  it('are nothing where there are none [TASK-53]', async () => {
    const activity = acting()
    activity.model.setEntries(all)
    const { container } = await draw(<Entries at={[100]} />, activity)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('the match-box row', () => {
  it('leads to the activity and tells how many boxes can be opened [TASK-7, TASK-55]', async () => {
    const activity = acting()
    activity.model.setEntrance({ show: true, url: '/activity?entry=108', ready: 2 })
    await draw(<MatchBoxRow />, activity)
    expect(screen.getByRole('listitem')).toHaveTextContent(/Lucky boxes.*2 boxes can be opened/)
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/activity?entry=108')
  })

  it('is not there where there is no activity [TASK-7]', async () => {
    await draw(<MatchBoxRow />, acting())
    expect(screen.queryByRole('listitem')).toBe(null)
  })
})
