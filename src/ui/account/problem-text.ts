import type { LinkProblem } from '../../domain/account/link-step'
import type { Texts } from '../i18n/resources'

/** Where a problem is shown: under the field that it is about, or above the button. */
export type Place = 'email' | 'phone' | 'code' | 'password' | 'name' | 'birthday' | 'gender' | 'adult' | 'form'

export type Told = { readonly place: Place; readonly text: keyof Texts['account'] }

type Tagged = Exclude<LinkProblem['_tag'], 'Code'>

/** Local checks and failures without a code. @rule ACCT-50 ACCT-51 ACCT-55 ACCT-85 ACCT-86 ACCT-87 ACCT-90 ACCT-91 ACCT-20 ACCT-32 ACCT-75 ACCT-77 ACCT-114 ACCT-115 */
const byTag: Readonly<Record<Tagged, Told>> = {
  BadEmail: { place: 'email', text: 'auth_email_send_err_4' },
  BadPassword: { place: 'password', text: 'password_invalid' },
  BadCode: { place: 'code', text: 'format_wrong' },
  Offline: { place: 'form', text: 'offline_problem' },
  CheckFailed: { place: 'form', text: 'check_failed' },
  BadNumber: { place: 'phone', text: 'phone_invalid' },
  PhoneDisabled: { place: 'form', text: 'phone_disabled' },
  LoginUnreached: { place: 'form', text: 'update_failed' },
  SocialFailed: { place: 'form', text: 'social_failed' },
  SocialCancelled: { place: 'form', text: 'social_cancelled' },
  BadLink: { place: 'form', text: 'link_bad' },
  Generic: { place: 'form', text: 'generic' },
  NameForbidden: { place: 'name', text: 'name_forbidden' },
  NameMissing: { place: 'name', text: 'name_missing' },
  NameTooLong: { place: 'name', text: 'name_invalid' },
  BirthdayMissing: { place: 'birthday', text: 'birthday_missing' },
  BirthdayImpossible: { place: 'birthday', text: 'birthday_impossible' },
  TooYoung: { place: 'birthday', text: 'age_too_young' },
  GenderMissing: { place: 'gender', text: 'gender_missing' },
  StatementMissing: { place: 'adult', text: 'adult_missing' },
  Same: { place: 'form', text: 'link_same' },
  Later: { place: 'form', text: 'link_later' },
}

/** Codes with words of their own. @rule ACCT-89 ACCT-92 ACCT-93 ACCT-94 ACCT-95 ACCT-96 ACCT-98 ACCT-99 SAFE-31 */
const byCode: Readonly<Record<number, Told>> = {
  500: { place: 'form', text: 'internal' },
  10006: { place: 'password', text: 'password_wrong' },
  10025: { place: 'form', text: 'update_failed' },
  10101: { place: 'form', text: 'account_missing' },
  10115: { place: 'form', text: 'suspended' },
  10116: { place: 'form', text: 'device_banned' },
  10117: { place: 'form', text: 'both_banned' },
  20101: { place: 'name', text: 'name_sensitive' },
  25501: { place: 'code', text: 'code_expired' },
  25502: { place: 'code', text: 'code_wrong' },
  25503: { place: 'form', text: 'code_limit' },
  25504: { place: 'form', text: 'code_sending' },
  25505: { place: 'form', text: 'code_busy' },
  25506: { place: 'code', text: 'code_too_many' },
  25507: { place: 'form', text: 'check_again' },
  35501: { place: 'password', text: 'password_invalid' },
  35502: { place: 'form', text: 'update_failed' },
  35503: { place: 'form', text: 'reset_late' },
  35504: { place: 'form', text: 'update_failed' },
  35505: { place: 'form', text: 'password_too_many' },
  35506: { place: 'form', text: 'password_busy' },
  60005: { place: 'form', text: 'email_unconfirmed' },
}

const generic: Told = byTag.Generic

export const toldOf = (problem: LinkProblem): Told =>
  problem._tag === 'Code' ? (byCode[problem.code] ?? generic) : byTag[problem._tag]

/** Codes that the gateway's own words explain better, when it gave any. @rule ACCT-97 SAFE-31 */
const EXPLAINED: ReadonlySet<number> = new Set([10025, 10101, 10115, 10116, 10117])

/** The gateway's own words, where they win over ours; empty elsewhere. */
export const ownWords = (problem: LinkProblem): string =>
  problem._tag === 'Code' && (EXPLAINED.has(problem.code) || byCode[problem.code] === undefined) ? problem.message : ''
