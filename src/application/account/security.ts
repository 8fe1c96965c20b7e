import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as A from 'fp-ts/Apply'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { dayOf } from '../../domain/kernel/day'
import { checkPassword } from '../../domain/kernel/password'
import type { Clock } from '../kernel/clock.port'
import type { AccountModel } from './account.model'
import type { FileSaver } from './file-saver.port'
import { makeLinkIdentifier, type LinkDeps } from './link-identifier'
import type { PasswordProblem, SecurityFeature } from './security.feature'
import type { SecurityGateway } from './security-gateway.port'
import type { SecurityModel } from './security.model'
import type { SignOut } from './sign-out.use-case'

interface Deps extends Omit<LinkDeps, 'load'> {
  readonly account: AccountModel
  readonly files: FileSaver
  readonly signOut: SignOut
}

/** Reads what the person signs in by and where; a second reading meanwhile does nothing. */
const makeLoad =
  ({ gateway, model }: { readonly gateway: SecurityGateway; readonly model: SecurityModel }): Task<void> =>
  () => {
    if (model.listing === 'loading') return Promise.resolve()
    model.setListing('loading')
    return pipe(
      A.sequenceT(TE.ApplyPar)(gateway.identifiers, gateway.devices),
      TE.match(
        () => model.setListing('failed'),
        ([identifiers, devices]) => model.set(identifiers, devices),
      ),
    )()
  }

const makeChangePassword =
  ({ gateway, model }: Pick<Deps, 'gateway' | 'model'>, load: Task<void>): SecurityFeature['changePassword'] =>
  (kind, old, next) =>
    pipe(
      TE.fromEither<PasswordProblem, string>(checkPassword(kind, next)),
      TE.flatMap((password) => {
        const by = model.passwordFor[kind]
        const typed = by === null ? null : { kind: by, typed: old.trim() }
        return gateway.changePassword(kind, model.identifiers[kind]?.value ?? '', typed, password)
      }),
      TE.tapTask(() => load),
    )

/** @rule PLUS-14 */
const makeTakeData = ({ clock, files, gateway }: Deps & { readonly clock: Clock }): SecurityFeature['takeData'] =>
  pipe(
    gateway.everything,
    TE.tapIO((text) => files.save(`visavis-data-${dayOf(clock.now())}.json`, 'application/json', text)),
    TE.asUnit,
  )

/** The gateway ends all sessions; what is left here goes with the signing out (@rule ACCT-117 ACCT-118 PLUS-14). */
const makeDeleteAccount =
  ({ account, gateway, signOut }: Deps): SecurityFeature['deleteAccount'] =>
  () => {
    const me = account.userId
    if (me === null) return Promise.resolve(E.right(undefined))
    return pipe(
      gateway.deleteAccount(me),
      TE.tapTask(() => signOut),
      TE.map((deleteAt) => account.leave(O.some({ _tag: 'Leaving', deleteAt }))),
    )()
  }

/** Account security as a user interface sees it. */
export const makeSecurity = (deps: Deps): SecurityFeature => {
  const { gateway, model } = deps
  const load = makeLoad(deps)
  return {
    view: model,
    load,
    startLinking: (kind) => void model.apply({ _tag: 'Opened', kind }),
    stopLinking: () => void model.apply({ _tag: 'Closed' }),
    backFromCode: () => void model.apply({ _tag: 'Back' }),
    ...makeLinkIdentifier({ ...deps, load }),
    changePassword: makeChangePassword(deps, load),
    endDevice: (id) =>
      pipe(
        gateway.endDevice(id),
        TE.tapIO(() => () => model.dropDevice(id)),
      ),
    takeData: makeTakeData(deps),
    deleteAccount: makeDeleteAccount(deps),
  }
}
