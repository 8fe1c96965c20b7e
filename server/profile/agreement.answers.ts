import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { answer, refuse, type Answered } from '../http/handler'
import { agreedVersion, noteAgreement, PRIVACY } from './agreements'
import type { ProfileDeps } from './profile-deps'

const AGREED = 1

const NOT_OWN = refuse(403)
const UPDATE_FAILED = refuse(10025, 'update user info failed')

/** Rows 75 and 76: the privacy popup is shown until its newest version was agreed to (@rule SAFE-12, SAFE-13). */
export const makeAgreementAnswers = ({ settings }: ProfileDeps): readonly Answered[] => [
  answer(accountCalls.agreement, async ({ params, session }, { db }) => {
    if (params.userId !== session.userId) return E.left(NOT_OWN)
    const open = params.p_type === PRIVACY && (await agreedVersion(db, session.userId)) < settings.agreement.version
    return E.right({ show_but: open ? (1 as const) : (0 as const) })
  }),

  answer(accountCalls.updateAgreement, async ({ params, session, now }, { db }) => {
    if (params.userId !== session.userId) return E.left(NOT_OWN)
    if (params.p_type !== PRIVACY || params.agree_but !== AGREED) return E.left(UPDATE_FAILED)
    await noteAgreement(db, session.userId, settings.agreement.version, now)
    return E.right(undefined)
  }),
]
