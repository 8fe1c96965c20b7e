import { describe, expect, it } from 'vitest'
import {
  afterCode,
  afterNumber,
  channelsOf,
  type CodePurpose,
  type NumberPurpose,
  type PhoneStanding,
} from '../../../src/domain/account/phone-standing'

const FLAGS = [
  'existent',
  'sendSms',
  'sendWhatsapp',
  'userSetPassword',
  'mobileRegisterEnable',
  'mobileRegisterSetPassword',
  'userLoginSetPassword',
] as const satisfies readonly (keyof PhoneStanding)[]

/** All 128 replies that the gateway can give. */
const replies: readonly PhoneStanding[] = Array.from({ length: 2 ** FLAGS.length }, (_, bits) => {
  const on = (flag: (typeof FLAGS)[number]) => (bits & (1 << FLAGS.indexOf(flag))) !== 0
  return {
    existent: on('existent'),
    sendSms: on('sendSms'),
    sendWhatsapp: on('sendWhatsapp'),
    userSetPassword: on('userSetPassword'),
    mobileRegisterEnable: on('mobileRegisterEnable'),
    mobileRegisterSetPassword: on('mobileRegisterSetPassword'),
    userLoginSetPassword: on('userLoginSetPassword'),
  }
})

/** Flags as 0 and 1 in the order of the requirement, `*` for either; then the purpose, and where it leads. */
type Row<Purpose> = readonly [pattern: string, purpose: Purpose | '*', leads: string]

const matches = (pattern: string, reply: PhoneStanding): boolean =>
  FLAGS.every((flag, at) => pattern[at] === '*' || (pattern[at] === '1') === reply[flag])

const only = <P extends string>(rows: readonly Row<P>[], reply: PhoneStanding, purpose: P): string => {
  const fitting = rows.filter(([pattern, for_]) => matches(pattern, reply) && (for_ === '*' || for_ === purpose))
  if (fitting.length !== 1) throw new Error(`${fitting.length} rows for ${JSON.stringify(reply)} ${purpose}`)
  return fitting[0]?.[2] ?? ''
}

describe('where a number leads', () => {
  const rows: readonly Row<NumberPurpose>[] = [
    ['1**1***', 'signIn', 'Password'],
    ['11*0***', 'signIn', 'Code existing sms'],
    ['1010***', 'signIn', 'Code existing whatsapp'],
    ['1000***', 'signIn', 'Disabled'],
    ['11*****', 'reset', 'Code reset sms'],
    ['101****', 'reset', 'Code reset whatsapp'],
    ['100****', 'reset', 'Disabled'],
    ['01**1**', '*', 'Code new sms'],
    ['001*1**', '*', 'Code new whatsapp'],
    ['000*1**', '*', 'Disabled'],
    ['0***0**', '*', 'Disabled'],
  ]

  it.each(['signIn', 'reset'] as const)(
    'follows the table for all 128 replies, on %s [ACCT-26] [ACCT-27] [ACCT-28] [ACCT-29] [ACCT-30] [ACCT-31]',
    (purpose) => {
      for (const reply of replies) {
        const next = afterNumber(reply, purpose)
        const led = next._tag === 'Code' ? `Code ${next.purpose} ${next.channel}` : next._tag
        expect([reply, led]).toEqual([reply, only(rows, reply, purpose)])
      }
    },
  )

  it('offers what is allowed, SMS first [ACCT-2] [ACCT-27]', () => {
    const offered = (sendSms: boolean, sendWhatsapp: boolean) =>
      channelsOf({ ...(replies[0] as PhoneStanding), sendSms, sendWhatsapp })
    expect(offered(true, true)).toEqual(['sms', 'whatsapp'])
    expect(offered(true, false)).toEqual(['sms'])
    expect(offered(false, true)).toEqual(['whatsapp'])
    expect(offered(false, false)).toEqual([])
  })
})

describe('where a right code leads', () => {
  const rows: readonly Row<CodePurpose>[] = [
    ['*****1*', 'new', 'Password new skippable'],
    ['*****0*', 'new', 'Enter'],
    ['***0**1', 'existing', 'Password set skippable'],
    ['***1**1', 'existing', 'Password set'],
    ['******0', 'existing', 'Enter'],
    ['*******', 'reset', 'Password reset'],
  ]

  it.each(['new', 'existing', 'reset'] as const)(
    'follows the table for all 128 replies, for %s [ACCT-26] [ACCT-33] [ACCT-34] [ACCT-35] [ACCT-36] [ACCT-37] [ACCT-38] [ACCT-39]',
    (purpose) => {
      for (const reply of replies) {
        const next = afterCode(reply, purpose)
        const led =
          next._tag === 'Password' ? `Password ${next.purpose}${next.skippable ? ' skippable' : ''}` : next._tag
        expect([reply, led]).toEqual([reply, only(rows, reply, purpose)])
      }
    },
  )
})
