import type { Task } from 'fp-ts/Task'
import * as T from 'fp-ts/Task'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { Ask } from './ask'

interface Deps {
  readonly ask: Ask
  readonly gateway: AccountGateway
  readonly model: AccountModel
}

const SIX_DIGITS = /^\d{6}$/

/** Confirms the address by the digits of its mail (ACCT-63, ACCT-64); anything else than six digits is not sent. */
export type SubmitCode = (code: string) => Task<void>

export const makeSubmitCode =
  ({ ask, gateway, model }: Deps): SubmitCode =>
  (code) =>
    SIX_DIGITS.test(code)
      ? ask(
          () => gateway.confirmCode(code),
          () => ({ _tag: 'Confirmed' }),
        )
      : T.fromIO(() => model.apply({ _tag: 'Failed', problem: { _tag: 'BadCode' } }))
