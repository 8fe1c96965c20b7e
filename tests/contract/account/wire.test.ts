import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../src/application/account/sign-in-gateway.port'
import { unchecked } from '../../../src/domain/account/phone-number'
import { makeSignInGateway } from '../../../src/infrastructure/gateway/sign-in-gateway.adapter'
import { makeSocialDoor } from '../../../src/infrastructure/gateway/social-door.adapter'
import { userId } from '../../builders/ids'
import { me } from '../../builders/person'
import { clientOf, DEVICE } from '../gateway/client'
import { openStand, type Stand } from '../gateway/stand'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())
beforeEach(() => {
  stand.heard.length = 0
  stand.answer = () => ({})
})

const number = unchecked({ country: 'DE', code: '49', digits: '15123000001' })
const person = { name: 'Ada', gender: 'female', birthday: '1995-05-05', statement: 'v1' } as const
const signedIn: SignedIn = { id: userId(7), token: 'handle', signSecret: '', me: me(), registered: false }
const digest = createHash('sha256').update('secret#12').digest('hex').toUpperCase()

const ways = () => {
  const { gateway, identity } = clientOf(stand)
  const config = { loginTypes: { facebook: 2, google: 30, apple: 40 } }
  return makeSignInGateway({ config, gateway, identity, language: () => 'ar' })
}
const last = () => {
  const heard = stand.heard.at(-1)
  if (heard === undefined) throw new Error('nothing was heard')
  return heard
}

describe('calls of the sign-in by telephone', () => {
  it('carry dial code and digits apart, and the way and language of the message [ACCT-27] [GATE-4]', async () => {
    await ways().phoneStanding(number)()
    expect([last().call.row, last().params]).toMatchObject([91, { countryCode: '49', mobileNo: '15123000001' }])
    await ways().sendPhoneCode(number, 'whatsapp', 'solved')()
    expect([last().call.row, last().params]).toMatchObject([
      92,
      { countryCode: '49', phoneNumber: '15123000001', language: 'ar', channel: 'whatsapp' },
    ])
    expect(last().headers['x-captcha-token']).toBe('solved')
    await ways().checkPhoneCode(number, '123456')()
    expect([last().call.row, last().params]).toMatchObject([
      93,
      { phoneNumber: '15123000001', verificationCode: '123456' },
    ])
  })

  it('carry the password hashed, in capital digits, everywhere the same [ACCT-42] [ACCT-44]', async () => {
    await ways().phoneSignIn(number, 'secret#12')()
    expect([last().call.row, last().params.password]).toEqual([94, digest])
    await ways().storePhonePassword(signedIn, number, 'secret#12')()
    expect([last().call.row, last().params]).toMatchObject([
      96,
      { password: digest, deviceId: DEVICE, loginToken: 'handle', userId: 7 },
    ])
    await ways().resetPhonePassword(number, 'secret#12', 't')()
    expect([last().call.row, last().params]).toMatchObject([97, { password: digest, threePartyId: 't' }])
    expect(JSON.stringify(stand.heard)).not.toContain('secret#12')
  })

  it('carry what is always the same in a supply, and the data of a new person [ACCT-40] [DATA-26] [DATA-27] [PLUS-16]', async () => {
    const always = {
      threePartyId: 't',
      type: 6,
      deviceType: '4',
      deviceName: 'web',
      languageId: 1,
      languageName: 'en',
      portType: 4,
    }
    await ways().enterByTicket('t', null)()
    expect([last().call.row, last().params]).toMatchObject([95, always])
    expect(last().params).not.toHaveProperty('userName')
    await ways().enterByTicket('t', person)()
    expect(last().params).toMatchObject({
      ...always,
      userName: 'Ada',
      gender: 2,
      birthday: '1995-05-05',
      adultStatement: 'v1',
    })
  })
})

describe('calls of the other ways in', () => {
  it.each([
    ['facebook', 2],
    ['google', 30],
    ['apple', 40],
  ] as const)('name %s by the type that the deployment gives it [DATA-28] [DATA-29]', async (provider, type) => {
    await ways().socialSignIn(provider, 'k')()
    expect([last().call.row, last().params]).toMatchObject([63, { token_key: 'k', login_type: type }])
  })

  it('carry the data of a new person, and the proofs of the others [ACCT-73] [ACCT-81]', async () => {
    await ways().addInfo('c', person)()
    expect([last().call.row, last().params]).toMatchObject([
      64,
      { cert_key: 'c', nick_name: 'Ada', sex: 2, birthday: '1995-05-05', adultStatement: 'v1' },
    ])
    await ways().enterByCert(userId(9), 'c')()
    expect([last().call.row, last().params]).toMatchObject([67, { userId: 9, cert: 'c' }])
  })

  it.each([
    ['email', 99],
    ['phone', 100],
    ['social', 100],
  ] as const)('repeat the way by %s with row %i [ACCT-82]', async (kind, row) => {
    await ways().enterRemembered({ kind, user: userId(9) })()
    expect([last().call.row, last().params]).toMatchObject([row, { userId: 9 }])
  })

  it.each([10032, 10042])('take %i for a failure when its data are not as the contract says', async (code) => {
    stand.answer = () => ({ code, data: { cert: 1 } })
    expect(await ways().enterByCert(userId(9), 'c')()).toMatchObject(E.left({ _tag: 'Refusal', code }))
  })

  it('clip what a provider calls a person to what the field takes [ACCT-84]', async () => {
    stand.answer = () => ({ code: 10042, data: { cert_key: 'c', nick_name: 'x'.repeat(99) } })
    expect(await ways().socialSignIn('google', 'k')()).toEqual(
      E.left({ _tag: 'InfoWanted', cert: 'c', name: 'x'.repeat(30) }),
    )
  })
})

describe('the door to a provider', () => {
  it.each([
    ['', '', '/account/v1/oidc/apple/start'],
    ['', '/x', '/x/account/v1/oidc/apple/start'],
    ['https://gateway.test/', '/x', 'https://gateway.test/account/v1/oidc/apple/start'],
  ])('stands at the gateway: %s %s', async (gateway, basePath, address) => {
    const gone: string[] = []
    await makeSocialDoor({ gateway, basePath }, async (to) => void gone.push(to)).go('apple')()
    expect(gone).toEqual([address])
  })
})
