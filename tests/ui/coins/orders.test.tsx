import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type {
  OrdersFeature,
  OrdersView,
  RefundOutcome,
  RefundView,
} from '../../../src/application/coins/orders.feature'
import type { Purchase } from '../../../src/domain/coins/purchase'
import { mayAskBack } from '../../../src/domain/coins/refund'
import { HOUR } from '../../../src/domain/kernel/time'
import { Page as OrdersPage } from '../../../src/ui/coins/order-list.page'
import { Page as RefundBackPage } from '../../../src/ui/coins/refund-back.page'
import { Page as RefundPage } from '../../../src/ui/coins/refund.page'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'

const later = async (): Promise<void> => undefined
const now = Date.UTC(2030, 4, 1, 12)

const order = (over: Partial<Purchase> = {}): Purchase => ({
  orderId: 'o-1',
  coinCode: 'coins480',
  itemName: 'a pack',
  coins: 480,
  price: { minor: 999, currency: 'USD' },
  priceUsd: 9.99,
  status: 'success',
  at: now - HOUR,
  refundable: true,
  refund: null,
  ...over,
})

const form: RefundView = {
  address: { _tag: 'Linked', email: 'ada@example.org' },
  code: 'none',
  resendAt: 0,
  proof: { _tag: 'None' },
  sending: false,
  problem: null,
}

const features = (view: Partial<OrdersView>, over: Partial<OrdersFeature> = {}): OrdersFeature => ({
  view: { orders: [order()], listing: 'loaded', refund: form, ...view },
  load: later,
  mayAskBack: (purchase) => mayAskBack(purchase, now),
  beginRefund: later,
  sendRefundCode: () => later,
  chooseProof: () => later,
  dropProof: () => undefined,
  submitRefund: () => async () => null,
  leaveRefund: () => undefined,
  ...over,
})

type Pages = 'payOrderList' | 'payRefund' | 'refundBack'
const pages = { payOrderList: OrdersPage, payRefund: RefundPage, refundBack: RefundBackPage } as const

const open = async (
  page: Pages,
  view: Partial<OrdersView>,
  over: Partial<OrdersFeature> = {},
  query = '?orderId=o-1',
) => {
  const View = pages[page]
  const drawn = await drawView(aCore(anAccount(signedIn()), { orders: features(view, over) }), <View />)
  await act(async () => drawn.memory.navigate(`/${page}${query}`))
  await settled(() => document.querySelector('[role="heading"]') !== null)
  return drawn
}

describe('own orders', () => {
  it('list what, when, for how much and how each stands, and lead to one [COIN-43, SHELL-17]', async () => {
    const orders = [
      order({ orderId: 'a', status: 'processing' }),
      order({ orderId: 'b', status: 'failed' }),
      order({ orderId: 'c', status: 'cancelled' }),
      order({ orderId: 'd' }),
      order({ orderId: 'e', refund: 'open' }),
    ]
    await open('payOrderList', { orders }, {}, '')
    const rows = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/480 coins.*May 1.*\$9\.99.*Processing/)
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Failed'),
      expect.stringContaining('Cancelled'),
      expect.stringContaining('Paid'),
      expect.stringContaining('Refund requested'),
    ])
    expect(within(rows[3] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/payOrderList?orderId=d')
  })

  it('are read when the page opens; there are words for none and for a failure', async () => {
    const load = vi.fn<OrdersFeature['load']>(later)
    const first = await open('payOrderList', { orders: [] }, { load }, '')
    expect(screen.getByText('No orders yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/shop')
    first.unmount()
    await open('payOrderList', { orders: [], listing: 'failed' }, { load }, '')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledTimes(3)
  })
})

describe('one order', () => {
  it('younger than 72 hours can be asked back, and says until when [COIN-49, COIN-50]', async () => {
    await open('payOrderList', {})
    expect(screen.getByText(/money back within 72 hours of ordering, until May 4/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for your money back' })).toHaveAttribute(
      'href',
      '/payRefund?orderId=o-1',
    )
    expect(screen.queryByText('Purchases are non-refundable.')).toBeNull()
  })

  it.each([
    ['is 72 hours old', { at: now - 72 * HOUR }],
    ['is not refundable', { refundable: false }],
  ])('that %s says that purchases are non-refundable, without a way to ask [COIN-49, COIN-50]', async (_, over) => {
    await open('payOrderList', { orders: [order(over)] })
    expect(screen.getByText('Purchases are non-refundable.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ask for your money back' })).toBeNull()
  })

  it('that failed says what to do [COIN-47]', async () => {
    await open('payOrderList', { orders: [order({ status: 'failed', refundable: false })] })
    expect(screen.getByText('Your payment failed, please try again or use a different payment channel')).toBeVisible()
  })

  it('that is not there says so', async () => {
    await open('payOrderList', {}, {}, '?orderId=none')
    expect(screen.getByText('This order does not exist')).toBeVisible()
  })
})

describe('asking money back', () => {
  const submitted = (outcome: RefundOutcome | null = null) =>
    vi.fn<OrdersFeature['submitRefund']>(() => async () => outcome)

  it('wants order, one of four categories, words, a picture and a code [COIN-45, COIN-48, SHELL-18]', async () => {
    const submitRefund = submitted('received')
    const chooseProof = vi.fn<OrdersFeature['chooseProof']>(() => later)
    const { container, memory } = await open('payRefund', {}, { chooseProof, submitRefund })
    const choices = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(choices).toEqual(['Coins not received', 'Charged twice', 'Charged by mistake', 'Something else'])
    await userEvent.click(screen.getByRole('radio', { name: 'Charged twice' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Describe the problem' }), 'Two charges')
    const file = new File(['x'], 'bill.png', { type: 'image/png' })
    await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file)
    expect(chooseProof).toHaveBeenCalledWith(file)
    await userEvent.type(screen.getByRole('textbox', { name: 'Code from the e-mail' }), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
    const typed = { orderId: 'o-1', category: 'chargedTwice', description: 'Two charges', code: '123456' }
    expect(submitRefund).toHaveBeenCalledWith(typed)
    expect(memory.history.at(-1)).toBe('/refundBack?orderId=o-1')
  })

  it('stays where it is when nothing was sent', async () => {
    const { memory } = await open('payRefund', {}, { submitRefund: submitted() })
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
    expect(memory.history.at(-1)).toBe('/payRefund?orderId=o-1')
  })

  it('mails the code to the linked address, which it names [COIN-48]', async () => {
    const sendRefundCode = vi.fn<OrdersFeature['sendRefundCode']>(() => later)
    await open('payRefund', {}, { sendRefundCode })
    expect(screen.getByText('ada@example.org')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Your e-mail' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(sendRefundCode).toHaveBeenCalledOnce()
  })

  it('asks for an address where none is linked [ACCT-52, ACCT-57]', async () => {
    const sendRefundCode = vi.fn<OrdersFeature['sendRefundCode']>(() => later)
    const refund: RefundView = { ...form, address: { _tag: 'Named' }, problem: { _tag: 'BadEmail' } }
    await open('payRefund', { refund }, { sendRefundCode })
    expect(screen.getByText('Invalid email address.')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Your e-mail' }), 'a b@c.de')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(sendRefundCode).toHaveBeenCalledWith('ab@c.de')
  })

  it('says at each field what is missing [COIN-45, COIN-46]', async () => {
    const fields = ['orderId', 'category', 'description', 'proof', 'code'] as const
    await open('payRefund', { refund: { ...form, problem: { _tag: 'Incomplete', fields } } }, {}, '')
    for (const text of [
      'Order ID cannot be empty',
      'Choose what went wrong',
      'Describe what went wrong',
      'Add a picture',
      'Enter the six digits from the e-mail',
    ])
      expect(screen.getByText(text)).toBeVisible()
  })

  it.each([
    [{ _tag: 'NotSent' }, 'Failed to unsubscribe, please try again'],
    [{ _tag: 'WrongCode' }, 'Incorrect verification code, please try again'],
    [{ _tag: 'CodeExpired' }, 'This code is no longer valid. Send a new one.'],
    [{ _tag: 'TooManyCodes' }, 'Too many wrong codes. Try again later.'],
    [{ _tag: 'CodeNotSent' }, 'The code could not be sent. Try again.'],
  ] as const)('says what went wrong: %o [COIN-47]', async (problem, text) => {
    await open('payRefund', { refund: { ...form, problem } })
    expect(screen.getByText(text)).toBeVisible()
  })

  it('shows the picture on its way, and why one was not taken', async () => {
    const dropProof = vi.fn<OrdersFeature['dropProof']>()
    const sending = { _tag: 'Sending', preview: 'blob:1', percent: 40 } as const
    const first = await open('payRefund', { refund: { ...form, proof: sending } }, { dropProof })
    expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', 'blob:1')
    expect(screen.getByRole('progressbar', { name: 'Sending the picture' })).toHaveAttribute('aria-valuenow', '40')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }))
    expect(dropProof).toHaveBeenCalledOnce()
    first.unmount()
    const failed = { _tag: 'Failed', preview: '', problem: { _tag: 'PictureTooLarge' } } as const
    await open('payRefund', { refund: { ...form, proof: failed } })
    expect(screen.getByText('The image size is limited to 5M')).toBeVisible()
  })

  it('has nothing to ask where no order can be asked back [COIN-50]', async () => {
    await open('payRefund', { orders: [order({ refundable: false })] })
    expect(screen.getByText('There is nothing to refund')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull()
  })
})

describe('what became of a request', () => {
  it.each([
    ['open', 'failed', 'We have received your request'],
    ['accepted', 'loaded', 'Your request was accepted'],
    ['rejected', 'loaded', 'Feedback rejected'],
    [null, 'loaded', 'Feedback rejected'],
    [null, 'failed', 'Your orders could not be loaded'],
  ] as const)('%s, in orders that are %s: %s [COIN-47, COIN-51, SHELL-19]', async (refund, listing, text) => {
    await open('refundBack', { listing, orders: [order({ refund })] })
    expect(screen.getByRole('heading', { name: text })).toBeVisible()
  })

  it('speaks Arabic', async () => {
    const core = aCore(anAccount(signedIn()), { orders: features({ orders: [order()] }) })
    await drawView(core, <OrdersPage />, 'ar')
    await settled(() => screen.queryByText('الطلبات') !== null)
    expect(screen.getByText('الطلبات')).toBeVisible()
  })
})
