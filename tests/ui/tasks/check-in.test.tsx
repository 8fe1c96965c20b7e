import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { CheckInFeature } from '../../../src/application/tasks/check-in.feature'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum } from '../../../src/domain/kernel/ids'
import type { Language } from '../../../src/domain/kernel/language'
import { CheckInRow } from '../../../src/ui/tasks/check-in-row'
import { Layer } from '../../../src/ui/tasks/check-in.layer'
import { Slot as Mark } from '../../../src/ui/tasks/check-in-mark.slot'
import { userId } from '../../builders/ids'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'
import { settled } from '../shell/settled'
import { acting, checkingIn } from './checking-in'

const ringing: Call = {
  _tag: 'Ringing',
  role: 'callee',
  room: 'room-0001' as RoomNum,
  peer: userId(7),
  since: 0,
  caller: null,
}

const draw = async (
  part: ReactNode,
  { feature }: ReturnType<typeof checkingIn>,
  { call = { _tag: 'Idle' }, language = 'en' }: { call?: Call; language?: Language } = {},
) => {
  const { feature: activity, model } = acting()
  model.setEntries([{ location: 100, url: '/activity?entry=100', img: '/entries/check-in.svg' }])
  const features = { activity, calls: aCalls({ call }), checkIn: feature }
  return drawView(aCore(anAccount(signedIn()), features), part, language)
}

const popup = () => screen.queryByRole('dialog', { name: 'Daily check-in' })
const opened = async () => {
  await settled(() => popup() !== null)
  return within(popup() ?? document.body)
}
const days = (inside: ReturnType<typeof within>) =>
  within(inside.getByRole('list', { name: 'Your week' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the popup of the daily check-in', () => {
  it('comes by itself when it is due, reads the list, and goes away [TASK-29, TASK-30]', async () => {
    const read = vi.fn<CheckInFeature['load']>()
    const checkIn = checkingIn({ opened: read })
    await draw(<Layer />, checkIn)
    checkIn.stand(0)
    expect(popup()).toBe(null)
    expect(read).not.toHaveBeenCalled()
    act(() => checkIn.model.remind())
    const inside = await opened()
    expect(read).toHaveBeenCalledTimes(1)
    await userEvent.click(inside.getByRole('button', { name: 'Close' }))
    expect(popup()).toBe(null)
  })

  it('waits while it rings [SHELL-78]', async () => {
    const checkIn = checkingIn()
    checkIn.stand(0)
    checkIn.model.remind()
    await draw(<Layer />, checkIn, { call: ringing })
    await act(async () => undefined)
    expect(popup()).toBe(null)
  })

  it('tells what each day brings and what became of it [TASK-24]', async () => {
    const checkIn = checkingIn()
    await draw(<Layer />, checkIn)
    checkIn.stand(2, [0])
    act(() => checkIn.model.ask())
    const inside = await opened()
    expect(inside.getByText('Check in on seven days and get 66 coins in all')).toBeVisible()
    const all = days(inside)
    expect(all[0]).toMatch(/Day 1.*5 coins.*Checked in/)
    expect(all[1]).toMatch(/Day 2.*5 coins.*Missed/)
    expect(all[2]).toMatch(/Today.*8 coins/)
    expect(all[6]).toMatch(/Day 7.*20 coins.*To come/)
  })

  it('shows a VIP the amounts of a VIP, and says that it does [TASK-25]', async () => {
    const checkIn = checkingIn()
    await draw(<Layer />, checkIn)
    checkIn.stand(0, [], { type: 'vip', totalCoin: 132 })
    act(() => checkIn.model.ask())
    const inside = await opened()
    expect(days(inside)[6]).toMatch(/40 coins/)
    expect(inside.getByText('With the amounts for VIPs')).toBeVisible()
  })

  it('is locked while a press is under way, and then tells what came in [TASK-26, TASK-33]', async () => {
    const press = vi.fn<CheckInFeature['load']>()
    const checkIn = checkingIn({ checkIn: press })
    await draw(<Layer />, checkIn)
    checkIn.stand(0)
    act(() => checkIn.model.ask())
    const inside = await opened()
    const button = inside.getByRole('button', { name: 'Check in' })
    await userEvent.click(button)
    expect(press).toHaveBeenCalledTimes(1)
    act(() => checkIn.model.begin())
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(press).toHaveBeenCalledTimes(1)
    act(() => {
      checkIn.stand(0, [0])
      checkIn.model.settle({ _tag: 'Gained', coins: 5 })
    })
    expect(inside.getByRole('status')).toHaveTextContent('You have got 5 coins. See you tomorrow!')
    expect(inside.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    ['already', 'You have already checked in. Come back in 5 h 30 min'],
    ['otherAccount', 'Another account on this device has already checked in today'],
    ['timeOut', 'Server time-out, please try again'],
  ] as const)('says why a press was refused: %s [TASK-34, TASK-35, TASK-36, TASK-38]', async (problem, text) => {
    const checkIn = checkingIn()
    await draw(<Layer />, checkIn)
    checkIn.stand(0)
    act(() => checkIn.model.ask())
    const inside = await opened()
    act(() => checkIn.model.settle({ _tag: 'Refused', problem }))
    expect(inside.getByRole('status')).toHaveTextContent(text)
  })

  it('says when today is done how long it lasts, and after the week that the bonus has ended [TASK-34, TASK-37, TASK-38]', async () => {
    const checkIn = checkingIn()
    await draw(<Layer />, checkIn)
    checkIn.stand(1, [0, 1])
    act(() => checkIn.model.ask())
    const inside = await opened()
    expect(inside.getByRole('status')).toHaveTextContent('Come back in 5 h 30 min')
    act(() => checkIn.stand(7, [0, 1]))
    expect(inside.getByRole('status')).toHaveTextContent('The check-in bonus has ended')
    expect(inside.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('that cannot read its list says so and tries again [TASK-29]', async () => {
    const read = vi.fn<CheckInFeature['load']>()
    const checkIn = checkingIn({ opened: read })
    await draw(<Layer />, checkIn)
    act(() => checkIn.model.ask())
    const inside = await opened()
    act(() => checkIn.model.setFailed())
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }))
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('closes on the way to the activity [TASK-53, TASK-55]', async () => {
    const checkIn = checkingIn()
    checkIn.stand(0)
    await draw(<Layer />, checkIn)
    act(() => checkIn.model.ask())
    const way = (await opened()).getByRole('link', { name: 'Your check-in week' })
    expect(way).toHaveAttribute('href', '/activity?entry=100')
    await userEvent.click(way)
    expect(popup()).toBe(null)
  })

  it('speaks Arabic with its numbers [TASK-38]', async () => {
    const checkIn = checkingIn()
    await draw(<Layer />, checkIn, { language: 'ar' })
    checkIn.stand(0)
    act(() => checkIn.model.ask())
    await settled(() => screen.queryByRole('dialog', { name: 'تسجيل الحضور اليومي' }) !== null)
    expect(screen.getByRole('button', { name: 'سجّل حضورك' })).toBeEnabled()
  })
})

describe('the icon of the daily check-in', () => {
  const mark = () => screen.queryByRole('button', { name: 'Daily check-in' })

  it.each([
    ['/', true],
    ['/wall', true],
    ['/shop', false],
    ['/friends', false],
    ['/search', false],
  ])('on %s is there: %s [SHELL-63]', async (path, there) => {
    const checkIn = checkingIn()
    checkIn.stand(0)
    const { memory } = await draw(<Mark place="bar" />, checkIn)
    act(() => memory.navigate(path))
    expect(mark() !== null).toBe(there)
  })

  it('opens the popup, and is not there where there are no check-ins [TASK-7, TASK-30, SHELL-63]', async () => {
    const checkIn = checkingIn()
    await draw(<Mark place="head" />, checkIn)
    expect(mark()).toBe(null)
    act(() => checkIn.stand(0))
    await userEvent.click(mark() ?? document.body)
    expect(checkIn.model.asked).toBe(true)
  })

  it('has a tip while that is to be shown, but not beside the open popup [SHELL-64]', async () => {
    const checkIn = checkingIn()
    await draw(<Mark place="bar" />, checkIn)
    act(() => {
      checkIn.stand(0)
      checkIn.model.showTip()
    })
    expect(screen.getByRole('status')).toHaveTextContent('Check in today for 5 coins')
    expect(screen.getAllByText('Check in today for 5 coins').length).toBe(2)
    act(() => checkIn.model.show())
    expect(screen.getByRole('status')).toHaveTextContent('')
    act(() => checkIn.model.close())
    act(() => checkIn.model.endTip())
    expect(screen.queryByText('Check in today for 5 coins')).toBe(null)
  })
})

describe('the row among the tasks', () => {
  it('says Go, which opens the popup, until today is done [TASK-26]', async () => {
    const checkIn = checkingIn()
    checkIn.stand(0)
    await draw(<CheckInRow />, checkIn)
    expect(screen.getByRole('listitem')).toHaveTextContent(/5.*Daily check-in.*Go/)
    await userEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(checkIn.model.asked).toBe(true)
    act(() => {
      checkIn.model.close()
      checkIn.stand(0, [0])
    })
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(checkIn.model.asked).toBe(false)
  })

  it('is done and without coins on a day without an entry [TASK-28]', async () => {
    const checkIn = checkingIn()
    checkIn.stand(0)
    checkIn.model.setWeek({ today: 1, days: [], vipDays: [], now: null }, 0)
    await draw(<CheckInRow />, checkIn)
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Daily check-inDone$/)
  })

  it('is not there where there are no check-ins [TASK-7]', async () => {
    const checkIn = checkingIn()
    checkIn.stand(0, [], { show: false })
    await draw(<CheckInRow />, checkIn)
    expect(screen.queryByRole('listitem')).toBe(null)
  })
})
