import * as O from 'fp-ts/Option'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { CallsView, StartError } from '../../../src/application/calls/calls-view'
import type { Call, Role } from '../../../src/domain/calls/call'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance } from '../shell/literal-features'

const peer = 7 as UserId
const talk = { peer, room: 'room-0001' as RoomNum, since: 0 }
const resumable = (role: Role): Call => ({ _tag: 'Resumable', role, ...talk })

const draw = (view: Partial<CallsView>, over: Partial<CallsFeature> = {}) => {
  const friends = aFriends([anAcquaintance(7, { name: 'Bob', relation: 'stranger' })])
  return drawView(aCore(anAccount(signedIn()), { calls: aCalls(view, over), friends }), <Layer />)
}
const task = () => vi.fn<() => Promise<void>>(async () => undefined)

describe('the offer to enter a call again', () => {
  const offer = () => screen.getByRole('dialog', { name: 'Your call with Bob is still on' })

  it('leads back into the call or lets it go, each by its own button [CALL-68]', async () => {
    const [rejoin, hangUp] = [task(), task()]
    await draw({ call: resumable('caller') }, { rejoin, hangUp })
    await userEvent.keyboard('{Escape}{Enter}')
    expect([rejoin.mock.calls.length, hangUp.mock.calls.length]).toEqual([0, 0])
    await userEvent.click(within(offer()).getByRole('button', { name: 'Rejoin' }))
    await userEvent.click(within(offer()).getByRole('button', { name: 'End call' }))
    expect([rejoin.mock.calls.length, hangUp.mock.calls.length]).toEqual([1, 1])
  })

  it('tells the price to whoever pays, and to nobody else [CALL-19, CALL-20, CALL-41]', async () => {
    const { unmount } = await draw({ call: resumable('caller'), price: 20 })
    expect(offer()).toHaveTextContent('20 coins/min')
    unmount()
    await draw({ call: resumable('callee'), price: 20 })
    expect(offer()).not.toHaveTextContent('coins')
  })

  it('says that it connects once that was pressed [CALL-68]', async () => {
    await draw({ call: resumable('callee'), answering: true })
    expect(within(offer()).getByRole('status')).toHaveTextContent('Connecting…')
  })

  it('is nothing while a call rings or is over [CALL-68]', async () => {
    const ended: Call = { _tag: 'Ended', role: 'caller', ...talk, ending: 'hungUp', talkedMs: 0 }
    await draw({ call: ended, receipt: O.none })
    expect(screen.queryByRole('button', { name: 'Rejoin' })).toBeNull()
  })
})

describe('what the gateway answered to a call', () => {
  const failed = (why: StartError) => draw({ start: { _tag: 'Failed', peer, why } })

  it('asks to add the user first, with the way to do it at hand [CALL-25, CALL-32, CALL-39]', async () => {
    await failed({ _tag: 'AddFriendFirst' })
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Please add this user as a friend first')).toBeVisible()
    expect(await within(dialog).findByRole('button', { name: /^Add/ })).toBeVisible()
  })

  it('invites to become a VIP, who gets coins in the shop [CALL-34]', async () => {
    const { memory } = await failed({ _tag: 'VipOnly' })
    expect(screen.getByRole('dialog', { name: 'Become a VIP' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'To your coins' }))
    expect(memory.history.at(-1)).toBe('/shop')
  })

  it.each([
    [{ _tag: 'Told', message: 'Calls rest until noon' }, 'CALL-35'],
    [{ _tag: 'Refusal', code: 200, message: 'Calls rest until noon', data: null }, 'CALL-36'],
  ] as const)('shows its own text for %o [%s]', async (why, _rule) => {
    await failed(why)
    expect(screen.getByText('Calls rest until noon')).toBeVisible()
  })
})
