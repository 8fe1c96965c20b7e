import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { CheckoutFeature, CheckoutView } from '../../../src/application/coins/checkout.feature'
import type { Checkout, HandedOver } from '../../../src/domain/coins/checkout'
import type { PaymentProblem } from '../../../src/domain/coins/payment-problem'
import type { Language } from '../../../src/domain/kernel/language'
import { Page as InfoPage } from '../../../src/ui/coins/payment-info-add.page'
import { Page as MethodsPage } from '../../../src/ui/coins/payment-methods-list.page'
import { Page as PayPage } from '../../../src/ui/coins/coin-pay.page'
import { Page as FramePage } from '../../../src/ui/coins/coins-pay.page'
import { CheckoutWay } from '../../../src/ui/coins/checkout-way'
import { PaymentProblemDialog } from '../../../src/ui/coins/payment-problem.dialog'
import { PAYMENT_SPINNER_MS } from '../../../src/domain/coins/spinner'
import { PaymentSpinner } from '../../../src/ui/coins/payment-spinner'
import { aChoice } from '../../builders/choice'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCheckout } from './literal-checkout'

const open = (
  page: ReactNode,
  view: Partial<CheckoutView> = {},
  over: Partial<CheckoutFeature> = {},
  language: Language = 'en',
) => drawView(aCore(anAccount(signedIn()), { checkout: aCheckout(view, over) }), page, language)

const handed = (over: Partial<HandedOver> = {}): HandedOver => ({
  _tag: 'HandedOver',
  choice: aChoice(),
  orderId: 'o1',
  way: { _tag: 'Redirect', url: 'https://pay.test/o1' },
  at: 'door',
  ...over,
})

const refused = (problem: PaymentProblem): Checkout => ({ _tag: 'Refused', problem, before: { _tag: 'Idle' } })

describe('from the shop', () => {
  it.each([
    [handed(), '/pay', 'SHELL-15'],
    [handed({ way: { _tag: 'Frame', url: 'https://pay.test/o1' } }), '/pay/coins', 'SHELL-16'],
    [{ _tag: 'AskingMethod', choice: aChoice() }, '/paymentMethodsList', 'SHELL-22'],
    [{ _tag: 'AskingFields', choice: aChoice(), method: null }, '/paymentInfoAdd', 'SHELL-21'],
  ] as const)('a choice that is %o leads to %s [%s]', async (checkout, path, _row) => {
    const { memory } = await open(<CheckoutWay />, { checkout })
    expect(memory.history.at(-1)).toBe(path)
  })

  it('nothing leads away while nothing is bought', async () => {
    const { memory } = await open(<CheckoutWay />)
    expect(memory.history).toEqual(['/'])
  })

  it('the spinner shows for 2 s while an order is placed [COIN-9]', async () => {
    await open(<i />)
    vi.useFakeTimers()
    const { unmount } = await open(<PaymentSpinner />)
    const spinner = () => screen.queryByRole('status', { name: 'Placing your order' })
    act(() => void vi.advanceTimersByTime(PAYMENT_SPINNER_MS - 1))
    expect(PAYMENT_SPINNER_MS).toBe(2_000)
    expect(spinner()).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(spinner()).toBeNull()
    unmount()
    vi.useRealTimers()
  })
})

describe('an order that is refused', () => {
  const dialog = async (problem: PaymentProblem, over: Partial<CheckoutFeature> = {}) => {
    const reload = vi.fn<() => void>()
    await open(<PaymentProblemDialog reload={reload} />, { checkout: refused(problem) }, over)
    return { reload, alert: await screen.findByRole('alert') }
  }

  it.each([
    ['ChannelUnavailable', 'This payment channel is unavailable, please choose another', 'COIN-23, COIN-24, COIN-30'],
    ['DealUsed', 'This special deal has already been used', 'COIN-25, COIN-30'],
    ['Unanswered', /not charged twice/, 'COIN-20'],
  ] as const)('%s says %s and stays where it is [%s]', async (_tag, text, _rows) => {
    const dismiss = vi.fn<CheckoutFeature['dismiss']>()
    const { alert, reload } = await dialog({ _tag }, { dismiss })
    expect(alert).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(dismiss).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['PaymentFailed', 'Your payment failed, please try again or use a different payment channel', 'COIN-26, COIN-30'],
    ['AlreadySubscribed', 'You have already subscribed', 'COIN-27, COIN-30'],
    ['PaymentIncorrect', 'Payment information is incorrect', 'COIN-28, COIN-30'],
  ] as const)('%s says %s, and confirming reloads [%s]', async (_tag, text, _rows) => {
    const { alert, reload } = await dialog({ _tag })
    expect(alert).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('for another reason says what the gateway says [COIN-29]', async () => {
    const { alert } = await dialog({ _tag: 'Told', message: 'Come back on Monday' })
    expect(alert).toHaveTextContent('Come back on Monday')
  })
})

describe('the way to a provider', () => {
  it('is gone by itself, and tells what is paid to whom [SHELL-15, COIN-21]', async () => {
    const proceed = vi.fn<CheckoutFeature['proceed']>(async () => undefined)
    await open(<PayPage />, { checkout: handed() }, { proceed })
    expect(proceed).toHaveBeenCalledOnce()
    expect(screen.getByText('Taking you to Checkout.com')).toBeVisible()
    expect(screen.getByText('$10.52')).toBeVisible()
    expect(screen.getByText('330 coins')).toBeInTheDocument()
  })

  it('is gone once: whoever comes back goes on, sees the result, or chooses anew', async () => {
    const proceed = vi.fn<CheckoutFeature['proceed']>(async () => undefined)
    await open(<PayPage />, { checkout: handed({ at: 'away' }) }, { proceed })
    expect(proceed).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Show the result' })).toHaveAttribute('href', '/payRes?orderId=o1')
    expect(screen.getByRole('link', { name: 'Choose another way to pay' })).toHaveAttribute('href', '/shop')
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(proceed).toHaveBeenCalledOnce()
  })

  it('goes on after a reload, and leads to the shop where nothing was begun', async () => {
    const resume = vi.fn<CheckoutFeature['resume']>()
    const { memory } = await open(<PayPage />, {}, { resume })
    expect(resume).toHaveBeenCalledOnce()
    expect(memory.history.at(-1)).toBe('/shop')
  })

  it('stands in a frame that cannot take the window with it, and is heard from the first moment [SHELL-16, COIN-41]', async () => {
    const attend = vi.fn<CheckoutFeature['attend']>(() => () => undefined)
    const closeFrame = vi.fn<CheckoutFeature['closeFrame']>()
    const way = { _tag: 'Frame', url: 'https://pay.test/o1' } as const
    const choice = aChoice({ provider: 'livpay' })
    await open(<FramePage />, { checkout: handed({ choice, way }) }, { attend, closeFrame })
    const frame = screen.getByTitle<HTMLIFrameElement>('Payment page of LivPay')
    expect(frame).toHaveAttribute('src', way.url)
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(attend).toHaveBeenCalledWith(frame.contentWindow)
    await userEvent.click(screen.getByRole('button', { name: 'Close the payment' }))
    expect(closeFrame).toHaveBeenCalledOnce()
  })

  it('whose frame was closed offers to open it again', async () => {
    const way = { _tag: 'Frame', url: 'https://pay.test/o1' } as const
    await open(<FramePage />, { checkout: handed({ at: 'away', way }) })
    expect(screen.queryByTitle(/Payment page/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  })

  it('that says it is paid opens the result [COIN-41]', async () => {
    const { memory } = await open(<FramePage />, { checkout: { _tag: 'Ended', orderId: 'o1' } })
    expect(memory.history.at(-1)).toBe('/payRes?orderId=o1')
  })
})

describe('what is asked beforehand', () => {
  const methods = {
    list: [
      { code: 'a', name: 'Bank A' },
      { code: 'b', name: 'Bank B' },
    ],
    listing: 'loaded',
  } as const

  it('is a bank out of the list; without one nothing is paid [COIN-39, SHELL-22]', async () => {
    const chooseMethod = vi.fn<CheckoutFeature['chooseMethod']>(() => async () => undefined)
    const checkout = { _tag: 'AskingMethod', choice: aChoice({ provider: 'ideal' }) } as const
    await open(<MethodsPage />, { checkout, methods }, { chooseMethod })
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled()
    const banks = within(screen.getByRole('radiogroup', { name: 'Choose your bank' }))
    await userEvent.click(banks.getByRole('radio', { name: 'Bank B' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(chooseMethod).toHaveBeenCalledWith('b')
  })

  const checkout = { _tag: 'AskingFields', choice: aChoice({ provider: 'dlocal' }), method: null } as const
  const fields = {
    list: [
      { name: 'fullName', label: '', type: 'text', required: true, maxLength: 100 },
      { name: 'email', label: '', type: 'email', required: true, maxLength: 254 },
      { name: 'cpf', label: 'CPF', type: 'digits', required: true, maxLength: 11 },
    ],
    listing: 'loaded',
  } as const

  it('is name, e-mail and what the provider lists [COIN-39, SHELL-21]', async () => {
    const [type, fill] = [vi.fn<CheckoutFeature['type']>(), vi.fn<CheckoutFeature['fill']>(async () => undefined)]
    await open(<InfoPage />, { checkout, fields, typed: { cpf: '12' } }, { type, fill })
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual(['fullName', 'email', 'cpf'])
    await userEvent.type(screen.getByRole('textbox', { name: 'CPF' }), '3')
    expect(type).toHaveBeenCalledWith('cpf', '123')
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(fill).toHaveBeenCalledOnce()
  })

  it('says what is wrong beside the field [COIN-38]', async () => {
    const faults = { fullName: 'NameMissing', cpf: 'TooLong' } as const
    await open(<InfoPage />, { checkout, fields, faults })
    const name = screen.getByRole('textbox', { name: 'Full name' })
    expect(name).toBeInvalid()
    expect(name).toHaveAccessibleDescription('Please enter your full name')
    expect(screen.getByRole('textbox', { name: 'CPF' })).toHaveAccessibleDescription(
      'Please enter at most 11 characters',
    )
  })

  it('can be read again when it could not be read', async () => {
    const loadFields = vi.fn<CheckoutFeature['loadFields']>(async () => undefined)
    await open(<InfoPage />, { checkout, fields: { list: [], listing: 'failed' } }, { loadFields })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loadFields).toHaveBeenCalledTimes(2)
  })

  it('is said in Arabic too [I18N-1]', async () => {
    await open(<InfoPage />, { checkout, fields, faults: { fullName: 'NameMissing' } }, {}, 'ar')
    expect(screen.getByText('يُرجى إدخال اسمك الكامل')).toBeVisible()
  })
})
