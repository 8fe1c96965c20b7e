import type { NewPerson } from '../../../src/application/account/sign-in-gateway.port'
import { me } from '../../builders/person'
import type { Account, World } from './world'

/** An account of somebody who said who they are; it begins with 120 coins (ACCT-13). */
export const newAccount = (
  world: World,
  { birthday, gender, name }: NewPerson,
  how: { readonly email: string; readonly password: string },
): Account => world.join({ ...how, me: me({ name, gender, birthday, coins: 120 }) })
