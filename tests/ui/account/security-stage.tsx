import { act } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import { observable, runInAction } from 'mobx'
import type { AccountView } from '../../../src/application/account/account.feature'
import type { SecurityFeature, SecurityView } from '../../../src/application/account/security.feature'
import type { Identifier, SignedInDevice } from '../../../src/application/account/security-gateway.port'
import type { LinkFlow } from '../../../src/domain/account/link-step'
import { Page } from '../../../src/ui/account/security.page'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'

const later = async (): Promise<void> => undefined

export const linked = (value: string, over: Partial<Identifier> = {}): Identifier => ({
  value,
  hasPassword: true,
  nextChange: null,
  ...over,
})

export const device = (id: string, over: Partial<SignedInDevice> = {}): SignedInDevice => ({
  id,
  kind: 'browser',
  name: `Device ${id}`,
  createdAt: Date.UTC(2026, 10, 1, 12),
  seenAt: Date.UTC(2026, 10, 2, 12),
  current: false,
  ...over,
})

/** Account security made of plain values: an address is linked, no number, this device. */
export const aSecurity = (view: Partial<SecurityView> = {}, over: Partial<SecurityFeature> = {}): SecurityFeature => ({
  view: {
    listing: 'loaded',
    identifiers: { email: linked('ada@example.org'), phone: null },
    devices: [device('here', { current: true })],
    linking: { _tag: 'Closed' },
    asksPassword: null,
    passwordFor: { email: 'email', phone: null },
    ...view,
  },
  load: later,
  startLinking: () => undefined,
  stopLinking: () => undefined,
  backFromCode: () => undefined,
  submitEmail: () => later,
  submitPhone: () => later,
  resendCode: later,
  submitCode: () => later,
  changePassword: () => async () => E.right(undefined),
  endDevice: () => async () => E.right(undefined),
  takeData: async () => E.right(undefined),
  deleteAccount: async () => E.right(undefined),
  ...over,
})

/** Draws the page; `set` changes what the core holds. */
export const openSecurity = async (view: Partial<SecurityView> = {}, over: Partial<SecurityFeature> = {}) => {
  const security = aSecurity(view, over)
  const seen = observable.box<SecurityView>(security.view, { deep: false })
  const live: SecurityFeature = {
    ...security,
    get view() {
      return seen.get()
    },
  }
  const drawn = await drawView(aCore(anAccount(signedIn()), { security: live }), <Page />)
  await settled(() => document.querySelector('h2') !== null)
  const set = (more: Partial<SecurityView>) => act(() => runInAction(() => seen.set({ ...seen.get(), ...more })))
  return { ...drawn, set }
}

const calm = { busy: false, problem: null } as const

export const flows = {
  email: { ...calm, _tag: 'Entering', kind: 'email' },
  phone: { ...calm, _tag: 'Entering', kind: 'phone' },
  code: {
    ...calm,
    _tag: 'Verifying',
    kind: 'email',
    value: 'new@example.org',
    shown: 'new@example.org',
    resendAt: 0,
  },
} as const satisfies Readonly<Record<string, LinkFlow>>

export const who = (view: AccountView['session']['_tag']): Partial<AccountView> =>
  view === 'SignedIn' ? signedIn() : { session: { _tag: view } }
