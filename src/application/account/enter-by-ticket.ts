import type { Task } from 'fp-ts/Task'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { PhoneNumber } from '../../domain/account/phone-number'
import type { OpenSignIn } from '../../domain/account/sign-in'
import type { FinishSignIn } from './finish-sign-in'
import type { NewPerson, PhoneGateway } from './sign-in-gateway.port'

interface Deps {
  readonly finish: FinishSignIn
  readonly gateway: Pick<PhoneGateway, 'enterByTicket' | 'storePhonePassword'>
}

interface Asked {
  readonly number: PhoneNumber
  readonly ticket: string
  /** Null: none is stored. */
  readonly password: string | null
  readonly person: NewPerson | null
}

/**
 * Signs in by the ticket of a right code, and stores the password that was chosen. A password that could not be stored is
 * asked for again at the next sign-in, so nobody is kept out for it (ACCT-34, ACCT-36, ACCT-37, ACCT-40, ACCT-41).
 */
export type EnterByTicket = (sent: OpenSignIn, asked: Asked) => Task<void>

export const makeEnterByTicket =
  ({ finish, gateway }: Deps): EnterByTicket =>
  (sent, { number, password, person, ticket }) =>
    pipe(
      finish(sent, gateway.enterByTicket(ticket, person)),
      TE.flatMap((signedIn) =>
        password === null
          ? TE.right(undefined)
          : TE.fromTask(T.asUnit(gateway.storePhonePassword(signedIn, number, password))),
      ),
      T.asUnit,
    )
