/** How the code reaches the person (@rule ACCT-2). */
export type Channel = 'sms' | 'whatsapp'

/** What the gateway says about a number and what the deployment allows it (@rule ACCT-26). */
export interface PhoneStanding {
  readonly existent: boolean
  readonly sendSms: boolean
  readonly sendWhatsapp: boolean
  /** An existing user has a password. */
  readonly userSetPassword: boolean
  readonly mobileRegisterEnable: boolean
  readonly mobileRegisterSetPassword: boolean
  readonly userLoginSetPassword: boolean
}

/** Why a number is asked for: to sign in or up, or to get a new password. */
export type NumberPurpose = 'signIn' | 'reset'

/** Why a code is asked for. */
export type CodePurpose = 'new' | 'existing' | 'reset'

/** The first is preselected (@rule ACCT-27). */
export const channelsOf = ({ sendSms, sendWhatsapp }: PhoneStanding): readonly Channel[] => [
  ...(sendSms ? (['sms'] as const) : []),
  ...(sendWhatsapp ? (['whatsapp'] as const) : []),
]

export type AfterNumber =
  | { readonly _tag: 'Password' }
  | {
      readonly _tag: 'Code'
      readonly purpose: CodePurpose
      readonly channel: Channel
      readonly channels: readonly Channel[]
    }
  | { readonly _tag: 'Disabled' }

const codeFor = (standing: PhoneStanding, purpose: CodePurpose): AfterNumber => {
  const channels = channelsOf(standing)
  const [channel] = channels
  return channel === undefined ? { _tag: 'Disabled' } : { _tag: 'Code', purpose, channel, channels }
}

/**
 * Where a number leads. A password is asked for without a code, so it needs no channel; whatever needs one and has none is
 * disabled.
 *
 * @rule ACCT-27 ACCT-28 ACCT-29 ACCT-30 ACCT-31
 */
export const afterNumber = (standing: PhoneStanding, purpose: NumberPurpose): AfterNumber => {
  if (standing.existent && purpose === 'reset') return codeFor(standing, 'reset')
  if (standing.existent) return standing.userSetPassword ? { _tag: 'Password' } : codeFor(standing, 'existing')
  return standing.mobileRegisterEnable ? codeFor(standing, 'new') : { _tag: 'Disabled' }
}

export type AfterCode =
  | { readonly _tag: 'Password'; readonly purpose: 'new' | 'set' | 'reset'; readonly skippable: boolean }
  | { readonly _tag: 'Enter' }

/**
 * Where a right code leads. Whoever is offered a password may skip it, a reset may not.
 *
 * @rule ACCT-33 ACCT-34 ACCT-35 ACCT-36 ACCT-37 ACCT-38 ACCT-39
 */
export const afterCode = (standing: PhoneStanding, purpose: CodePurpose): AfterCode => {
  switch (purpose) {
    case 'reset':
      return { _tag: 'Password', purpose, skippable: false }
    case 'new':
      return standing.mobileRegisterSetPassword ? { _tag: 'Password', purpose, skippable: true } : { _tag: 'Enter' }
    case 'existing':
      return standing.userLoginSetPassword
        ? { _tag: 'Password', purpose: 'set', skippable: !standing.userSetPassword }
        : { _tag: 'Enter' }
  }
}
