import { observable, runInAction } from 'mobx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as O from 'fp-ts/Option'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BillingPart } from '../../../src/application/calls/billing'
import type { BillingView } from '../../../src/application/calls/billing.model'
import type { Receipt } from '../../../src/application/calls/call-gateway.port'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/calls/call.layer'
import { Slot as CallReceipt } from '../../../src/ui/calls/call-receipt.slot'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aBilling, aCalls, aFriends, anAcquaintance } from '../shell/literal-features'

const peer = 7 as UserId
const room = 'room-0001' as RoomNum
const talk = { room, peer, since: 0 }
const live: Call = { _tag: 'Live', role: 'caller', ...talk }
const coinsOut: Call = { _tag: 'Ended', role: 'caller', ...talk, ending: 'coinsOut', talkedMs: 60_000 }
const paid: Receipt = {
  connectedMs: 75_000,
  pausedMs: 0,
  billedMinutes: 2,
  price: 20,
  coins: 40,
  returned: 0,
  points: 0,
  dispute: 'none',
  disputable: true,
}

interface Given {
  readonly view?: Partial<CallsView>
  readonly over?: Partial<CallsFeature>
  readonly billing?: Partial<BillingView>
  readonly part?: Partial<BillingPart>
}

const drawBill = ({ billing = {}, over = {}, part = {}, view = {} }: Given) => {
  const calls = aCalls(view, { billing: aBilling(billing, part), ...over })
  const friends = aFriends([anAcquaintance(7, { name: 'Bob' })])
  return drawView(aCore(anAccount(signedIn()), { calls, friends }), <Layer />)
}

const dollars = O.some({ amount: 0.4975, currency: 'USD' })

describe('the price before a call', () => {
  it('stands there in coins, in money and in minutes, with what counts [PLUS-3, CALL-64, CALL-67]', async () => {
    await drawBill({ view: { start: { _tag: 'Warning', peer, price: 20, coins: 111 } }, billing: { money: dollars } })
    const dialog = screen.getByRole('alertdialog', { name: 'What this call costs' })
    expect(dialog).toHaveTextContent('20 coins/min')
    expect(dialog).toHaveTextContent('about $0.50 a minute')
    expect(dialog).toHaveTextContent('Your coins last for 5 minutes.')
    expect(dialog).toHaveTextContent('The first 5 coins of face to face are not among them.')
  })

  it('leaves money out where no coins are sold [PLUS-3]', async () => {
    await drawBill({ view: { start: { _tag: 'Warning', peer, price: 20, coins: 111 } } })
    expect(screen.getByRole('alertdialog')).not.toHaveTextContent('about')
  })

  it('that may not be spent leads to the limit that was set [PLUS-9]', async () => {
    const abandon = vi.fn<() => void>()
    const why = { _tag: 'SpendingLimit', until: 5 } as const
    const { memory } = await drawBill({ view: { start: { _tag: 'Failed', peer, why } }, over: { abandon } })
    expect(screen.getByRole('alertdialog', { name: 'You have reached the limit that you set' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'My limits' }))
    expect([abandon.mock.calls.length, memory.history.at(-1)]).toEqual([1, '/movements'])
  })

  it('stays in sight while it rings, for the caller alone [PLUS-3, CALL-41]', async () => {
    const call: Call = { _tag: 'Ringing', role: 'caller', ...talk, caller: null }
    await drawBill({ view: { call, price: 20, minutesLeft: O.some(5) }, billing: { money: dollars } })
    const layer = screen.getByRole('dialog', { name: 'You are calling Bob' })
    for (const text of ['20 coins/min', 'about $0.50 a minute', 'Your coins last for 5 minutes.'])
      expect(layer).toHaveTextContent(text)
  })
})

/** A pointer that is a finger, or a mouse. */
const pointer = (touch: boolean): void => {
  const query = { matches: touch, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => query)
}

afterEach(() => vi.unstubAllGlobals())

describe('a balance that runs out', () => {
  it('is warned of, with what is left of the time and a way to more that leaves the call [CALL-51, CALL-52, CALL-53]', async () => {
    pointer(false)
    const hangUp = vi.fn<() => Promise<void>>(async () => undefined)
    await drawBill({ view: { call: live, lowBalance: true }, over: { hangUp }, billing: { hint: O.some(42) } })
    expect(screen.getByText(/Your balance is low\. The call will end in 1 minute\./)).toBeVisible()
    expect(screen.getByText('Top up within 00:42 to go on.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Top up' }))
    const sheet = await screen.findByRole('dialog', { name: 'Top up' })
    expect(await within(sheet).findByText('1,120 coins')).toBeInTheDocument()
    expect(within(sheet).getByText('Your call goes on meanwhile.')).toBeVisible()
    const shop = within(sheet).getByRole('link', { name: 'Open the shop in a new tab' })
    expect([shop.getAttribute('target'), shop.getAttribute('href')]).toEqual(['_blank', expect.stringMatching(/shop$/)])
    expect(hangUp).not.toHaveBeenCalled()
  })

  it('leads to no other page on a touch device, which would end the call by hiding it [CALL-49, CALL-51]', async () => {
    pointer(true)
    await drawBill({ view: { call: live, lowBalance: true } })
    await userEvent.click(screen.getByRole('button', { name: 'Top up' }))
    const sheet = await screen.findByRole('dialog', { name: 'Top up' })
    expect(await within(sheet).findByText('1,120 coins')).toBeInTheDocument()
    expect(within(sheet).queryByRole('link')).toBeNull()
  })

  it('is warned of without a hint when its time is over [CALL-53]', async () => {
    await drawBill({ view: { call: live, lowBalance: true } })
    expect(screen.getByText(/Your balance is low/)).toBeVisible()
    expect(screen.queryByText(/Top up within/)).toBeNull()
  })

  it('opens the recharge popup when it ended the call, and then the receipt [CALL-47, PLUS-7]', async () => {
    await drawBill({ view: { call: coinsOut, receipt: O.some(paid) } })
    const popup = screen.getByRole('alertdialog', { name: 'Insufficient Balance' })
    expect(screen.queryByRole('dialog', { name: 'Your receipt' })).toBeNull()
    await userEvent.click(within(popup).getByRole('button', { name: 'Not now' }))
    expect(await screen.findByRole('dialog', { name: 'Your receipt' })).toBeVisible()
  })

  it('leads from the popup to the coins [CALL-47]', async () => {
    const dismissReceipt = vi.fn<() => void>()
    const { memory } = await drawBill({
      view: { call: coinsOut, receipt: O.some(paid) },
      over: { dismissReceipt },
    })
    await userEvent.click(screen.getByRole('button', { name: 'To your coins' }))
    expect(dismissReceipt).toHaveBeenCalledOnce()
    expect(memory.history.at(-1)).toBe('/shop')
  })

  it("of a limit of one's own is told as that, in the call and after it, without a way to coins [PLUS-9]", async () => {
    const { unmount } = await drawBill({ view: { call: live, lowBalance: true, limitReached: true } })
    expect(screen.getByText(/You have reached the limit that you set. The call will end in 1 minute/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull()
    unmount()
    const { memory } = await drawBill({ view: { call: coinsOut, limitReached: true, receipt: O.some(paid) } })
    expect(screen.getByRole('alertdialog', { name: 'You have reached the limit that you set' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'My limits' }))
    expect(memory.history.at(-1)).toBe('/movements')
  })

  it('opens nothing when the call ended otherwise [CALL-47]', async () => {
    await drawBill({ view: { call: { ...coinsOut, ending: 'hungUp' } as Call, receipt: O.some(paid) } })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a receipt', () => {
  it('says how to dispute, and sends what was wrong [PLUS-7]', async () => {
    const dispute = vi.fn<BillingPart['dispute']>(async () => undefined)
    const view = observable.object<BillingView>(aBilling().view, {}, { deep: false })
    const write = (reason: string | null) =>
      runInAction(() => Object.assign(view, { dispute: reason === null ? null : { reason, state: 'writing' } }))
    await drawBill({ view: { receipt: O.some(paid) }, part: { dispute, view, write } })
    await userEvent.click(screen.getByRole('button', { name: 'Dispute this bill' }))
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(screen.getByRole('textbox', { name: 'What was wrong?' }), 'It froze')
    expect(view.dispute?.reason).toBe('It froze')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(dispute).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Dispute this bill' })).toBeVisible()
  })

  it.each([
    ['open', 0, 'You have disputed this bill. A person looks at it.'],
    ['open', 20, 'You have disputed this bill. What our records show was returned; a person looks at the rest.'],
    ['refunded', 20, 'You have disputed this bill, and coins were returned.'],
    ['rejected', 0, 'You have disputed this bill. It stays as it is.'],
    ['rejected', 20, 'You have disputed this bill. What our records show was returned; the rest stays as it is.'],
  ] as const)('says that a dispute is %s, and that %i came back [PLUS-7]', async (dispute, returned, text) => {
    await drawBill({ view: { receipt: O.some({ ...paid, dispute, returned, disputable: false }) } })
    const dialog = screen.getByRole('dialog', { name: 'Your receipt' })
    expect(within(dialog).getByText(text)).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Dispute this bill' })).toBeNull()
    expect(within(dialog).queryByText('Returned') !== null).toBe(returned > 0)
  })

  it('says when the dispute did not arrive [PLUS-7]', async () => {
    await drawBill({ view: { receipt: O.some(paid) }, billing: { dispute: { reason: 'It froze', state: 'failed' } } })
    expect(screen.getByRole('textbox', { name: 'What was wrong?' })).toHaveValue('It froze')
    expect(screen.getByRole('alert')).toHaveTextContent('That did not arrive.')
  })

  it('tells a host the points, and no price [CALL-65, CALL-41]', async () => {
    const receipt = { ...paid, coins: 0, points: 24, disputable: false }
    await drawBill({ billing: { later: O.some({ room, called: true, what: receipt }) } })
    const dialog = screen.getByRole('dialog', { name: 'Your receipt' })
    expect(dialog).toHaveTextContent('Earned24 points')
    expect(dialog).not.toHaveTextContent(/coins|Dispute/)
  })

  it('that is asked for later comes, or says that it cannot [PLUS-7]', async () => {
    const close = vi.fn<() => void>()
    const { unmount } = await drawBill({ billing: { later: O.some({ room, called: false, what: 'loading' }) } })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    unmount()
    await drawBill({ billing: { later: O.some({ room, called: false, what: 'failed' }) }, part: { close } })
    expect(screen.getByRole('alert')).toHaveTextContent('The receipt could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(close).toHaveBeenCalledOnce()
  })

  it('is opened from the line of its call [PLUS-7]', async () => {
    const open = vi.fn<BillingPart['open']>(() => async () => undefined)
    const calls = aCalls({}, { billing: aBilling({}, { open }) })
    await drawView(aCore(anAccount(signedIn()), { calls }), <CallReceipt room="room-0001" called />)
    await userEvent.click(screen.getByRole('button', { name: 'Receipt' }))
    expect(open.mock.calls).toEqual([['room-0001', true]])
  })
})
