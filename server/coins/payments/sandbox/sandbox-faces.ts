import { providerNames, type ProviderName } from '../../../../src/domain/coins/provider'
import type { Field, Method } from '../payment-provider.port'

/** How a provider looks and what it asks where it is played. */
export interface SandboxFace {
  readonly title: string
  /** Whether it takes cards, and keeps them for who wishes. */
  readonly cards: boolean
  /** What a checkout in a frame says to the page around it once it is paid; `bank`: it first sends that page to the bank. */
  readonly framed: 'paySuccess' | 'parentHref' | 'bank'
}

const special: Readonly<Partial<Record<ProviderName, Partial<SandboxFace>>>> = {
  checkout: { cards: true },
  payermax: { cards: true },
  paydibs: { cards: true },
  cpay: { cards: true, framed: 'parentHref' },
  dlocal: { cards: true },
  pingpong: { cards: true, framed: 'bank' },
}

export const faceOf = (name: ProviderName): SandboxFace => ({
  title: providerNames[name],
  cards: false,
  framed: 'paySuccess',
  ...special[name],
})

const METHODS: Readonly<Partial<Record<ProviderName, readonly Method[]>>> = {
  ideal: [
    { code: 'canal', name: 'Canal Bank (Sandbox)' },
    { code: 'polder', name: 'Polder Bank (Sandbox)' },
    { code: 'tulip', name: 'Tulip Bank (Sandbox)' },
  ],
  rapyd: [
    { code: 'bank_transfer', name: 'Bank transfer (Sandbox)' },
    { code: 'wallet', name: 'Wallet (Sandbox)' },
  ],
}

/** Banks or methods of a provider; empty where one need not choose. */
export const methodsOf = (name: ProviderName): readonly Method[] => METHODS[name] ?? []

const field = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength: 100,
  ...more,
})

const who: readonly Field[] = [field('full_name', 'Full name'), field('email', 'E-mail', { type: 'email' })]
const taxNumber = field('document', 'Tax number (CPF)', { type: 'digits', maxLength: 11 })
const phone = field('phone', 'Phone number', { type: 'digits', maxLength: 15 })

/** What a provider wants to know before a payment by `method` (COIN-39); empty where nothing. */
export const fieldsOf = (name: ProviderName, method: string): readonly Field[] => {
  switch (name) {
    case 'pagsmile':
      return [...who, taxNumber]
    case 'dlocal':
      return [...who, { ...phone, required: false }]
    case 'rapyd':
      return method === 'wallet' ? [...who, phone] : who
    default:
      return []
  }
}

/** The cards that can be tried. They have no number: nothing like one is ever typed here. */
export const TEST_CARDS = [
  { brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 },
  { brand: 'Mastercard', last4: '5454', expiryMonth: 6, expiryYear: 2033 },
  { brand: 'American Express', last4: '0005', expiryMonth: 9, expiryYear: 2032 },
] as const
