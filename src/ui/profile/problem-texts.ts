import { useTranslation } from 'react-i18next'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { SaveProblem, UploadProblem } from '../../application/profile/profile.feature'
import type { Field, ProfileProblem } from '../../domain/profile/changes'
import { INTEREST_LIMIT } from '../../domain/profile/interests'
import { LANGUAGE_LIMIT } from '../../domain/profile/languages'
import type { Texts } from '../i18n/resources'

type AccountText = keyof Texts['account']
type ProfileText = keyof Texts['profile']

/** @rule ACCT-90 ACCT-91 */
const ofAccount: Readonly<Record<Exclude<ProfileProblem['_tag'], 'Refused'>, AccountText>> = {
  NameForbidden: 'name_forbidden',
  NameMissing: 'name_missing',
  NameTooLong: 'name_invalid',
  BirthdayMissing: 'birthday_missing',
  BirthdayImpossible: 'birthday_impossible',
  TooYoung: 'age_too_young',
}

const ofRule: Readonly<Record<string, { readonly text: ProfileText; readonly limit?: number }>> = {
  'PROF-16': { text: 'birthday_locked' },
  'PROF-18': { text: 'languages_full', limit: LANGUAGE_LIMIT },
  'PROF-19': { text: 'interests_full', limit: INTEREST_LIMIT },
  'PROF-20': { text: 'bio_long' },
}

/** @rule PROF-23 PROF-24 CHAT-68 */
const ofPicture: Readonly<Record<Exclude<UploadProblem['_tag'], GatewayError['_tag']>, ProfileText>> = {
  PictureTooLarge: 'picture_large',
  PictureUnsupported: 'picture_unsupported',
  NotApproved: 'picture_refused',
}

/** @rule GATE-20 GATE-21 */
const ofGateway: Readonly<Record<GatewayError['_tag'], 'problem' | 'problem_network'>> = {
  Unreachable: 'problem_network',
  HttpFailed: 'problem',
  BadReply: 'problem',
  Refusal: 'problem',
  SessionOver: 'problem',
}

/** @rule ACCT-89 ACCT-92 */
const ofCode: Readonly<Record<number, { readonly field: Field | 'form'; readonly text: AccountText }>> = {
  10025: { field: 'form', text: 'update_failed' },
  20101: { field: 'name', text: 'name_sensitive' },
}

export type ToldProblem = { readonly field: Field | 'form'; readonly text: string }

/** Problems of saving and of pictures in words; the gateway's own words win where there are none of ours. */
export const useProblemTexts = () => {
  const { t } = useTranslation(['profile', 'account', 'common'])
  const gateway = (error: GatewayError): string =>
    (error._tag === 'Refusal' && error.message) || t(`common:${ofGateway[error._tag]}`)
  const field = (problem: ProfileProblem): string => {
    if (problem._tag !== 'Refused') return t(`account:${ofAccount[problem._tag]}`)
    const known = ofRule[problem.rule]
    return known === undefined ? t('common:problem') : t(`profile:${known.text}`, { limit: known.limit })
  }
  const saving = (problem: SaveProblem): ToldProblem => {
    if (problem._tag === 'FieldProblem') return { field: problem.field, text: field(problem.problem) }
    const known = problem._tag === 'Refusal' ? ofCode[problem.code] : undefined
    return known === undefined
      ? { field: 'form', text: gateway(problem) }
      : { field: known.field, text: t(`account:${known.text}`) }
  }
  const picture = (problem: UploadProblem): string => {
    switch (problem._tag) {
      case 'PictureTooLarge':
      case 'PictureUnsupported':
      case 'NotApproved':
        return t(`profile:${ofPicture[problem._tag]}`)
      default:
        return gateway(problem)
    }
  }
  return { gateway, saving, picture }
}
