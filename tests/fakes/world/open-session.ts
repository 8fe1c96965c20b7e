import * as E from 'fp-ts/Either'
import type { DeletionGrace, EntryError, SignedIn } from '../../../src/application/account/sign-in-gateway.port'
import type { Way } from './desk'
import type { Rig } from './seat'
import type { Account, World } from './world'

export type Entered = E.Either<EntryError, SignedIn>

/** Opens a session for somebody who has proved who they are; an account that is to be deleted is asked about first (10032). */
export const openSession = (
  world: World,
  seat: Rig,
  account: Account,
  { registered, way }: { readonly registered: boolean; readonly way: Way },
): Entered => {
  const user = account.me.id
  const deleteAt = world.desk.leaving.get(user)
  if (deleteAt !== undefined) {
    const cert = `keep-${user}`
    world.desk.certs.set(cert, user)
    return E.left<DeletionGrace>({ _tag: 'DeletionGrace', user, cert, deleteAt })
  }
  seat.session = world.openSession(user)
  seat.way = { kind: way, user }
  return E.right({ id: user, token: `token-${seat.session}`, signSecret: 'c2VjcmV0', me: account.me, registered })
}
