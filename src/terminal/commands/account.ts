import * as O from 'fp-ts/Option'
import { asMember, signedIn, type Context } from '../context'
import { done, refused, type Outcome } from '../outcome'
import { inCoins } from '../stamp'

export const whoAmI = async (context: Context): Promise<Outcome> => {
  const me = await signedIn(context)
  if (me === null) return refused('Nobody is signed in.')
  context.out.tell(
    { kind: 'me', id: me.id, name: me.name, coins: me.coins },
    `${me.id}  ${me.name}  ${inCoins(me.coins)}`,
  )
  return done
}

/** Leaves nothing of the person here (@rule PLUS-15); unsent messages stop it unless it is forced. */
export const signOut = (context: Context, force: boolean): Promise<Outcome> =>
  asMember(context, async ({ name }) => {
    const { account } = context.core
    const unsent = await account.unsent()
    if (unsent > 0 && !force) return refused(`${unsent} unsent messages would be lost: sign-out --force`)
    await account.signOut()
    if (O.isSome(account.view.me)) return refused('The sign-out did not work.')
    context.out.tell({ kind: 'signedOut' }, `Goodbye, ${name}.`)
    return done
  })
