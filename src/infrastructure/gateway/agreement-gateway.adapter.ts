import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { AgreementGateway } from '../../application/account/agreement-gateway.port'
import { accountCalls } from './contract/account.calls'
import type { Gateway } from './gateway'

/** The privacy policy, the only agreement there is. */
const PRIVACY = 3

/** Rows 75 and 76. */
export const makeAgreementGateway = ({ ask }: Gateway): AgreementGateway => ({
  isDue: (userId) =>
    pipe(
      ask(accountCalls.agreement, { p_type: PRIVACY, userId }),
      TE.map(({ show_but }) => show_but === 1),
    ),
  agree: (userId) =>
    pipe(
      ask(accountCalls.updateAgreement, { p_type: PRIVACY, agree_but: 1, userId }),
      TE.map(() => undefined),
    ),
})
