import * as t from 'io-ts'
import { get, post } from './call'
import { loginReply, supplied } from './user.codec'
import { nothing, shape, text, whole } from './wire.codec'

const publicCall = { public: true } as const
const email = text(320)
const password = text(128)
/** The opaque id of a flow; no account's (ACCT-65). */
const flow = text(128)

/** Rows 101 to 109 and 175 of the wire: sign-up and sign-in by e-mail. */
export const emailCalls = {
  exists: get({
    row: 101,
    path: '/facade/api/user/email/v2/exists',
    params: t.type({ email }),
    reply: t.type({ status: t.number, userId: t.string }),
    flags: publicCall,
  }),
  sendVerifyEmail: post({
    row: 102,
    path: '/facade/api/user/email/sendVerifyEmail',
    params: t.type({ email }),
    reply: nothing,
    flags: publicCall,
  }),
  alreadyVerifyEmail: post({
    row: 103,
    path: '/facade/api/user/email/alreadyVerifyEmail',
    params: t.type({ email, userId: flow }),
    reply: nothing,
    flags: publicCall,
  }),
  /**
   * With the ticket of a confirmed flow. Or, signed in, with the old password instead: then `email` is the own address,
   * `userId` is empty, and the other sessions end.
   */
  setPassword: post({
    row: 104,
    path: '/facade/api/user/email/v2/setPassword',
    params: shape({ email, password, userId: flow }, { oldPassword: password }),
    reply: nothing,
    flags: publicCall,
  }),
  register: post({
    row: 105,
    path: '/facade/api/user/email/v2/register',
    params: t.type({ threePartyEmail: email, userName: text(500), countryId: whole, ...supplied }),
    reply: loginReply,
    flags: publicCall,
  }),
  emailLogin: post({
    row: 106,
    path: '/facade/api/user/email/v2/emailLogin',
    params: t.type({ userAccount: email, password, deviceType: text(8), deviceName: text(64) }),
    reply: loginReply,
    flags: publicCall,
  }),
  resetPassword: post({
    row: 107,
    path: '/facade/api/user/email/resetPassword',
    params: t.type({ email, password, userId: flow }),
    reply: nothing,
    flags: publicCall,
  }),
  sendForgetEmail: post({
    row: 108,
    path: '/facade/api/user/email/sendForgetEmail',
    params: t.type({ email }),
    reply: nothing,
    flags: publicCall,
  }),
  checkFormalUserEmail: post({
    row: 109,
    path: '/facade/api/user/email/checkFormalUserEmail',
    params: t.type({ email, userId: flow }),
    reply: nothing,
    flags: publicCall,
  }),
  /** By the token of the mail's link, or by its code within the flow that the cookie names (ACCT-64, ACCT-65). */
  confirm: post({
    row: 175,
    path: '/facade/api/user/email/confirm',
    params: shape({}, { token: text(256), code: text(16) }),
    reply: t.type({ state: t.literal('confirmed'), email: t.string, sameBrowser: t.boolean }),
    flags: publicCall,
  }),
}
