import * as t from 'io-ts'
import { get, post } from './call'
import { loginReply, supplied } from './user.codec'
import { bit, nothing, passwordDigest, shape, text, whole } from './wire.codec'

const publicCall = { public: true } as const
/** Dial code in digits, without a plus: `49`. */
const countryCode = text(8)
/** The number in its country, digits only. */
const mobileNo = text(20)
/**
 * SHA-256 of the trimmed password in 64 hexadecimal digits, upper case; the same in rows 94, 96 and 97. The client holds
 * the rules of ACCT-46 and ACCT-48, since the gateway never sees the password.
 */
const password = passwordDigest
const remembered = t.type({ userId: whole })

/** By which of the ways of ACCT-27 the code travels; SMS where it is not said. */
const channel = t.keyof({ sms: null, whatsapp: null })

/** Which ways a number may go; 1 means allowed (ACCT-26). */
const passwordConfig = t.type({
  mobileRegisterEnable: bit,
  mobileRegisterSetPassword: bit,
  userLoginSetPassword: bit,
})

/** Rows 91 to 100 of the wire: sign-in by phone, and the automatic sign-ins. */
export const phoneCalls = {
  checkMobile: post({
    row: 91,
    path: '/facade/api/user/exempt/login/checkMobile',
    params: t.type({ countryCode, mobileNo }),
    reply: t.type({ existent: bit, sendSms: bit, sendWhatsapp: bit, userSetPassword: bit, passwordConfig }),
    flags: publicCall,
  }),
  sendSms: post({
    row: 92,
    path: '/facade/api/user/exempt/login/sendSms',
    params: shape({ language: text(16), countryCode, phoneNumber: mobileNo }, { channel }),
    reply: nothing,
    flags: publicCall,
  }),
  checkCode: post({
    row: 93,
    path: '/facade/api/user/exempt/login/checkCode',
    params: t.type({ countryCode, phoneNumber: mobileNo, verificationCode: text(16) }),
    /** `threePartyId`: a one-use ticket for row 95 or 97, of this browser and this number. */
    reply: t.type({ threePartyId: t.string }),
    flags: publicCall,
  }),
  passwordLogin: post({
    row: 94,
    path: '/facade/api/user/exempt/login/mobilePasswordLogin',
    params: t.type({ mobileNo, countryCode, password }),
    reply: loginReply,
    flags: publicCall,
  }),
  /**
   * Signs in by the ticket of row 93. Whoever has an account needs no data; a new number without data is answered as the
   * deployment likes: with an account (ACCT-34), whose age statement is then asked by 10031, or with 10042 and the ticket
   * as `cert_key`, after which the client asks for the data and sends them in this same row.
   */
  supply: post({
    row: 95,
    path: '/facade/api/user/exempt/login/supply',
    params: shape(
      {
        threePartyId: text(128),
        type: whole,
        deviceType: text(8),
        deviceName: text(64),
        languageId: whole,
        languageName: text(16),
      },
      { userName: text(500), ...supplied },
    ),
    reply: loginReply,
    flags: publicCall,
  }),
  /**
   * The first password of the own number, or another one, which ends the other sessions. `oldPassword`: the one that it replaces; for a
   * first one that of the address, as in row 104, where there is one and no code for the number was given in this browser just now.
   */
  setPassword: post({
    row: 96,
    path: '/facade/api/user/setMobilePassword',
    params: shape(
      { deviceId: text(64), loginToken: text(512), userId: whole, countryCode, mobileNo, password },
      { oldPassword: text(128) },
    ),
    reply: nothing,
  }),
  updatePassword: post({
    row: 97,
    path: '/facade/api/user/exempt/login/updateMobilePassword',
    params: t.type({ countryCode, mobileNo, password, threePartyId: text(128) }),
    reply: nothing,
    flags: publicCall,
  }),
  checkUserSetPassword: get({
    row: 98,
    path: '/facade/api/user/exempt/login/checkUserSetPassword',
    params: remembered,
    reply: t.type({ userSetPassword: bit }),
    flags: publicCall,
  }),
  /** Rows 99 and 100 sign in again by the cookies of `automatic-way.ts`; a refusal leaves a visitor (ACCT-82). */
  emailAutoLogin: post({
    row: 99,
    path: '/facade/api/user/exempt/login/emailAutoLogin',
    params: remembered,
    reply: loginReply,
    flags: publicCall,
  }),
  mobileAutoLogin: post({
    row: 100,
    path: '/facade/api/user/exempt/login/mobileAutoLogin',
    params: remembered,
    reply: loginReply,
    flags: publicCall,
  }),
}
