import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { NewPerson, PhoneGateway } from '../../application/account/sign-in-gateway.port'
import type { TypedNumber } from '../../domain/account/phone-number'
import { languageId } from '../../domain/kernel/language'
import { genderCode } from '../../domain/kernel/person'
import { WEB } from './contract/common.codec'
import { phoneCalls } from './contract/phone.calls'
import { entry } from './entry'
import type { Gateway } from './gateway'
import { discard } from './mapped'
import { digested } from './password-digest'
import type { RequestIdentity } from './request-identity'

/** Type of a supply call (@rule DATA-27). */
const PHONE_SUPPLY = 6

const mobile = ({ code, digits }: TypedNumber) => ({ countryCode: code, mobileNo: digits })
const telephone = ({ code, digits }: TypedNumber) => ({ countryCode: code, phoneNumber: digits })

const personal = ({ birthday, gender, name, statement }: NewPerson) => ({
  userName: name,
  gender: genderCode[gender],
  birthday,
  adultStatement: statement,
})

/** Parameters of row 95 that are the same for everybody but the language, by number and code (@rule I18N-8). */
const supplyOf = ({ device = 'web', language }: RequestIdentity) => ({
  type: PHONE_SUPPLY,
  deviceType: String(WEB),
  deviceName: device,
  languageId: languageId(language()),
  languageName: language(),
})

type Code = Pick<PhoneGateway, 'phoneStanding' | 'sendPhoneCode' | 'checkPhoneCode'>

/** `language` is the code of the page's language, in which the message is written. */
const codes = ({ ask }: Gateway, language: () => string): Code => ({
  phoneStanding: (number) =>
    pipe(
      ask(phoneCalls.checkMobile, mobile(number)),
      TE.map(({ existent, passwordConfig, sendSms, sendWhatsapp, userSetPassword }) => ({
        existent: existent === 1,
        sendSms: sendSms === 1,
        sendWhatsapp: sendWhatsapp === 1,
        userSetPassword: userSetPassword === 1,
        mobileRegisterEnable: passwordConfig.mobileRegisterEnable === 1,
        mobileRegisterSetPassword: passwordConfig.mobileRegisterSetPassword === 1,
        userLoginSetPassword: passwordConfig.userLoginSetPassword === 1,
      })),
    ),
  sendPhoneCode: (number, channel, captcha) =>
    pipe(
      ask(phoneCalls.sendSms, { language: language(), ...telephone(number), channel }, { captcha }),
      TE.map(discard),
    ),
  checkPhoneCode: (number, code) =>
    pipe(
      ask(phoneCalls.checkCode, { ...telephone(number), verificationCode: code }),
      TE.map(({ threePartyId }) => threePartyId),
    ),
})

type Password = Pick<PhoneGateway, 'phoneSignIn' | 'resetPhonePassword' | 'storePhonePassword'>

/** Calls that carry a password. */
const passwords = ({ ask }: Gateway, identity: RequestIdentity): Password => ({
  phoneSignIn: (number, password) =>
    entry(
      pipe(
        digested(password),
        TE.flatMap((digest) => ask(phoneCalls.passwordLogin, { ...mobile(number), password: digest })),
      ),
    ),
  resetPhonePassword: (number, password, threePartyId) =>
    pipe(
      digested(password),
      TE.flatMap((digest) => ask(phoneCalls.updatePassword, { ...mobile(number), password: digest, threePartyId })),
      TE.map(discard),
    ),
  storePhonePassword: ({ id, token }, number, password) =>
    pipe(
      digested(password),
      TE.map((digest) => ({ ...mobile(number), password: digest, userId: id, loginToken: token })),
      TE.flatMap((sent) => ask(phoneCalls.setPassword, { ...sent, deviceId: identity.deviceId() })),
      TE.map(discard),
    ),
})

/** Sign-in by telephone over the wire (rows 91 to 97). */
export const makePhoneGateway = (
  gateway: Gateway,
  identity: RequestIdentity,
  language: () => string,
): PhoneGateway => ({
  ...codes(gateway, language),
  ...passwords(gateway, identity),
  enterByTicket: (threePartyId, person) =>
    entry(
      gateway.ask(phoneCalls.supply, {
        threePartyId,
        ...supplyOf(identity),
        ...(person === null ? {} : personal(person)),
      }),
    ),
})
