import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { dayOf } from '../../domain/kernel/day'
import { checkChanges, type Changes } from '../../domain/profile/changes'
import type { AccountModel } from '../account/account.model'
import type { SessionStore } from '../account/session-store.port'
import type { Clock } from '../kernel/clock.port'
import type { ProfileGateway } from './profile-gateway.port'
import type { SaveProblem } from './profile.feature'
import type { ProfileModel } from './profile.model'

interface Deps {
  readonly account: AccountModel
  readonly clock: Clock
  readonly gateway: ProfileGateway
  readonly model: ProfileModel
  readonly session: SessionStore
}

/** Checks the changes, sends those fields alone and takes over what the gateway answers (PROF-13, PROF-14). */
export type SaveProfile = (changes: Changes) => TE.TaskEither<SaveProblem, void>

export const makeSaveProfile = ({ account, clock, gateway, model, session }: Deps): SaveProfile => {
  const send = (changes: Changes): TE.TaskEither<SaveProblem, void> => {
    const asked = account.balances
    return pipe(
      gateway.update(changes),
      TE.tapIO((me) => () => account.update(me, asked)),
      TE.flatMap((me) => (account.userId === me.id ? session.remember(me) : TE.right(undefined))),
    )
  }
  return (changes) => async () => {
    if (model.saving || account.session._tag !== 'SignedIn') return E.right(undefined)
    const { birthdayLocked } = account.session.me
    model.setSaving(true)
    const saved = await pipe(
      checkChanges(changes, { birthdayLocked, today: dayOf(clock.now()) }),
      TE.fromEither,
      TE.flatMap(send),
    )()
    model.setSaving(false)
    return saved
  }
}
