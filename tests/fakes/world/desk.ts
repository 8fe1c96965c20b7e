import type { RememberedWay } from '../../../src/application/account/remembered-way.port'
import type { Channel, PhoneStanding } from '../../../src/domain/account/phone-standing'
import type { Provider } from '../../../src/domain/account/provider'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Instant } from '../../../src/domain/kernel/time'

/** A code that was sent to a telephone. */
export interface PhoneMessage {
  /** Key of the number. */
  readonly to: string
  readonly channel: Channel
  readonly code: string
}

interface PhoneAccount {
  readonly user: UserId
  /** Empty: none. */
  password: string
}

/** What the deployment allows every number; whether there is an account it sees for itself. */
export type Allowed = Omit<PhoneStanding, 'existent' | 'userSetPassword'>

/** What the gateway of a world knows of ways in beside e-mail. */
export interface Desk {
  allowed: Allowed
  readonly messages: PhoneMessage[]
  readonly phones: Map<string, PhoneAccount>
  /** One-use tickets of right codes, with their number. */
  readonly tickets: Map<string, string>
  /** Who signs in by which account of a provider. */
  readonly socials: Map<string, UserId>
  /** One-use keys that a return from a provider carries. */
  readonly returns: Map<string, string>
  /** One-use proofs of rows 64 and 67. */
  readonly certs: Map<string, UserId>
  readonly newcomers: Map<string, string>
  /** Accounts that are to be deleted. */
  readonly leaving: Map<UserId, Instant>
  /** Coins of the new-user check. */
  welcome: number
}

export const makeDesk = (): Desk => ({
  allowed: {
    sendSms: true,
    sendWhatsapp: false,
    mobileRegisterEnable: true,
    mobileRegisterSetPassword: true,
    userLoginSetPassword: true,
  },
  messages: [],
  phones: new Map(),
  tickets: new Map(),
  socials: new Map(),
  returns: new Map(),
  certs: new Map(),
  newcomers: new Map(),
  leaving: new Map(),
  welcome: 0,
})

/** Somebody has been at a provider's page: the key that the return to the product carries. */
export const returnFrom = (desk: Desk, provider: Provider, subject: string): string => {
  const token = `return-${desk.returns.size + 1}`
  desk.returns.set(token, `${provider}:${subject}`)
  return token
}

export type Way = RememberedWay['kind']
