import * as t from 'io-ts'
import { get, post } from './call'
import { loginReply, supplied } from './user.codec'
import { bit, nothing, shape, text, whole } from './wire.codec'

const publicCall = { public: true } as const
const countryCode = text(8)
const mobileNo = text(20)
const password = text(128)
const remembered = t.type({ userId: whole })

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
    params: t.type({ language: text(16), countryCode, phoneNumber: mobileNo }),
    reply: nothing,
    flags: publicCall,
  }),
  checkCode: post({
    row: 93,
    path: '/facade/api/user/exempt/login/checkCode',
    params: t.type({ countryCode, phoneNumber: mobileNo, verificationCode: text(16) }),
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
  setPassword: post({
    row: 96,
    path: '/facade/api/user/setMobilePassword',
    params: t.type({ deviceId: text(64), loginToken: text(512), userId: whole, countryCode, mobileNo, password }),
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
