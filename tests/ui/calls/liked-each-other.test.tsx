import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance } from '../shell/literal-features'

const peer = 7 as UserId

const draw = async (role: 'caller' | 'callee', over: Partial<CallsFeature>) => {
  const caller = role === 'callee' ? { id: peer, name: 'Bob', headImg: '', demo: false } : null
  const call: Call = { _tag: 'Ringing', role, room: 'room-0001' as RoomNum, peer, since: 0, caller, afterLike: true }
  const friends = aFriends([anAcquaintance(7, { name: 'Bob' })])
  const calls = aCalls({ call, price: 40 }, over)
  await drawView(aCore(anAccount(signedIn()), { calls, friends }), <Layer />)
  return within(screen.getByRole('dialog', { name: 'You like each other' }))
}

it('whoever is called after a like is told so instead of a ringing, and answers or declines [CALL-22, MTCH-30]', async () => {
  const [answer, decline] = [
    vi.fn<() => Promise<void>>(async () => undefined),
    vi.fn<() => Promise<void>>(async () => undefined),
  ]
  const layer = await draw('callee', { answer, decline })
  expect(screen.queryByText(/is calling you/)).toBeNull()
  expect(layer.getByText('Bob would like to talk to you now.')).toBeVisible()
  expect(layer.queryByText(/coins/)).toBeNull()
  await userEvent.click(layer.getByRole('button', { name: 'Answer' }))
  await userEvent.click(layer.getByRole('button', { name: 'Decline' }))
  expect([answer, decline].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('whoever calls after a like sees the price and may hang up [CALL-22, CALL-41, MTCH-30]', async () => {
  const hangUp = vi.fn<() => Promise<void>>(async () => undefined)
  const layer = await draw('caller', { hangUp })
  expect(layer.getByText('Waiting for Bob to answer')).toBeVisible()
  expect(layer.getByText(/40 coins/)).toBeInTheDocument()
  await userEvent.click(layer.getByRole('button', { name: 'Hang up' }))
  expect(hangUp).toHaveBeenCalledOnce()
})
