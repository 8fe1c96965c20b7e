import { observable, runInAction } from 'mobx'
import { act } from '@testing-library/react'
import type { AccountFeature, AccountView } from '../../../src/application/account/account.feature'
import type { Features } from '../../../src/application/core'
import type { RuntimeConfig } from '../../../src/application/kernel/runtime-config'
import type { SignIn, SignInProblem } from '../../../src/domain/account/sign-in'
import type { UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/account/sign-in.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount } from '../shell/literal-core'
import { settled } from '../shell/settled'

const step = { origin: { _tag: 'Button' }, busy: false, problem: null } as const
const phoneNumber = { country: 'DE', code: '49', digits: '15123456789', shown: '+49 1512 3456789' } as const
const standing = {
  existent: false,
  sendSms: true,
  sendWhatsapp: true,
  userSetPassword: false,
  mobileRegisterEnable: true,
  mobileRegisterSetPassword: true,
  userLoginSetPassword: true,
} as const
const phone = { ...step, number: phoneNumber, standing, ticket: '' } as const
const flow = { email: 'maya@example.com', flow: 'f1' } as const

/** The steps of the popup as plain values. */
export const steps = {
  choosing: { ...step, _tag: 'Choosing', leaving: null },
  loading: { ...step, _tag: 'Loading', provider: null },
  phone: { ...step, _tag: 'EnteringPhone', number: null, purpose: 'signIn' },
  verifyPhone: {
    ...phone,
    _tag: 'VerifyingPhone',
    purpose: 'new',
    channel: 'sms',
    channels: ['sms', 'whatsapp'],
    resendAt: 0,
  },
  phonePassword: { ...phone, _tag: 'EnteringPhonePassword', purpose: 'signIn', skippable: false },
  newPhonePassword: { ...phone, _tag: 'EnteringPhonePassword', purpose: 'new', skippable: true },
  keep: { ...step, _tag: 'KeepingAccount', user: 7 as UserId, cert: 'c1', deleteAt: Date.UTC(2026, 10, 28, 12) },
  email: { ...step, _tag: 'EnteringEmail', email: '' },
  verify: { ...step, ...flow, _tag: 'VerifyingEmail', purpose: 'new', resendAt: 0 },
  password: { ...step, ...flow, _tag: 'EnteringPassword', purpose: 'signIn' },
  newPassword: { ...step, ...flow, _tag: 'EnteringPassword', purpose: 'new' },
  info: {
    ...step,
    _tag: 'SupplyingInfo',
    by: { _tag: 'ByEmail', email: flow.email, before: { ...step, ...flow, _tag: 'EnteringPassword', purpose: 'new' } },
  },
  link: { ...step, _tag: 'ConfirmingLink', token: 't1', done: false },
} as const satisfies Readonly<Record<string, SignIn>>

export const withProblem = (at: SignIn, problem: SignInProblem): SignIn =>
  at._tag === 'Closed' ? at : { ...at, problem }

export const code = (number: number, message = ''): SignInProblem => ({ _tag: 'Code', code: number, message })

/** Draws the popup at a step; `go` moves it on as the core would. */
export const openAt = async (
  at: SignIn,
  over: Partial<AccountFeature> = {},
  config: Partial<RuntimeConfig> = {},
  view: Partial<AccountView> = {},
  features: Partial<Features> = {},
) => {
  const account = anAccount({ signIn: at, ...view }, over)
  const seen = observable.box<AccountView>(account.view, { deep: false })
  const live: AccountFeature = {
    ...account,
    get view() {
      return seen.get()
    },
  }
  const drawn = await drawView(aCore(live, features, config), <Layer />)
  await settled(() => document.querySelector('[role="dialog"]') !== null)
  const go = (next: SignIn) => act(() => runInAction(() => seen.set({ ...seen.get(), signIn: next })))
  return { ...drawn, go }
}
