import { useTranslation } from 'react-i18next'
import type { Proof, RefundProblem } from '../../application/coins/orders.feature'
import type { RefundField } from '../../domain/coins/refund'
import type { Texts } from '../i18n/resources'
import { useSecondsUntil } from '../shell/use-seconds-until'

type Key = keyof Texts['orders']

/** Where a problem is told: at a field, at the address, or at the form's end. */
type Place = RefundField | 'email' | 'form'

const missing: Readonly<Record<RefundField, Key>> = {
  orderId: 'order_missing',
  category: 'category_missing',
  description: 'description_missing',
  proof: 'proof_missing',
  code: 'code_missing',
}

type Single = Exclude<RefundProblem['_tag'], 'Incomplete'>

const told: Readonly<Record<Single, readonly [Place, Key]>> = {
  BadEmail: ['email', 'email_bad'],
  WrongCode: ['code', 'code_wrong'],
  CodeExpired: ['code', 'code_expired'],
  TooManyCodes: ['code', 'many_codes'],
  CodeNotSent: ['code', 'code_not_sent'],
  TooSoon: ['form', 'too_soon'],
  NotSent: ['form', 'not_sent'],
}

/** What is said of a problem at each place; undefined where nothing is wrong. @rule ACCT-57 COIN-46 COIN-47 */
export const useRefundWords = (problem: RefundProblem | null): ((place: Place) => string | undefined) => {
  const { t } = useTranslation('orders')
  const seconds = useSecondsUntil(problem?._tag === 'TooSoon' ? problem.until : 0)
  return (place) => {
    if (problem === null) return undefined
    if (problem._tag === 'Incomplete')
      return place !== 'email' && place !== 'form' && problem.fields.includes(place) ? t(missing[place]) : undefined
    const [at, text] = told[problem._tag]
    return at === place ? t(text, { seconds }) : undefined
  }
}

type ProofProblem = Extract<Proof, { readonly _tag: 'Failed' }>['problem']

/** Codes of the gateway about a picture (PROF-23). */
const byCode: Readonly<Record<number, Key>> = { 40001: 'proof_unsupported', 40004: 'proof_large' }

/** Why a picture was not taken. */
export const proofWordOf = (problem: ProofProblem): Key => {
  switch (problem._tag) {
    case 'PictureTooLarge':
      return 'proof_large'
    case 'PictureUnsupported':
      return 'proof_unsupported'
    case 'Refusal':
      return byCode[problem.code] ?? 'proof_failed'
    default:
      return 'proof_failed'
  }
}
