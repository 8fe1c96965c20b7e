import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { AppealGateway } from '../../application/safety/appeal-gateway.port'
import { accountCalls } from './contract/account.calls'
import type { Gateway } from './gateway'

/** Appeals over the wire (row 173). */
export const makeAppealGateway = ({ ask }: Gateway): AppealGateway => ({
  appeal: (text, token) =>
    pipe(
      ask(accountCalls.appeal, { text, ...(token === null ? {} : { appealToken: token }) }),
      TE.map(({ state }) => state),
    ),
})
