import { ContainerModule } from 'inversify'
import { makeAccount } from '../../application/account/account'
import { AccountModel } from '../../application/account/account.model'
import { makeBeat } from '../../application/account/beat'
import { makeEndSession } from '../../application/account/end-session.use-case'
import { makeEnterStored } from '../../application/account/enter-stored'
import { makeRefresh } from '../../application/account/refresh.use-case'
import { makeResume } from '../../application/account/resume.use-case'
import { makeSignOut } from '../../application/account/sign-out.use-case'
import { makeWatch } from '../../application/account/watch'
import { T } from './tokens'

/** Session and own data: in every tab from the start. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(T.accountModel)
    .toResolvedValue(() => new AccountModel())
    .inSingletonScope()
  bind(T.enterStored).toResolvedValue(
    (clock, gateway, model, session) => makeEnterStored({ clock, gateway, model, session }),
    [T.clock, T.accountGateway, T.accountModel, T.sessionStore],
  )
  bind(T.resume).toResolvedValue(
    (enterStored, forget, model, other, session) => makeResume({ enterStored, forget, model, other, session }),
    [T.enterStored, T.forget, T.accountModel, T.otherWayIn, T.sessionStore],
  )
  bind(T.refresh).toResolvedValue(
    (gateway, model, session) => makeRefresh({ gateway, model, session }),
    [T.accountGateway, T.accountModel, T.sessionStore],
  )
  bind(T.signOut).toResolvedValue(
    (clock, forget, gateway, model, page, tabs) => makeSignOut({ clock, forget, gateway, model, page, tabs }),
    [T.clock, T.forget, T.accountGateway, T.accountModel, T.page, T.tabs],
  )
  bind(T.endSession).toResolvedValue(
    (forget, model, other, session, tabs, usage) => makeEndSession({ forget, model, other, session, tabs, usage }),
    [T.forget, T.accountModel, T.otherWayIn, T.sessionStore, T.tabs, T.usage],
  )
  bind(T.beat).toResolvedValue(
    (busy, clock, gateway, model) => makeBeat({ busy, clock, gateway, model }),
    [T.engaged, T.clock, T.accountGateway, T.accountModel],
  )
  bind(T.watch).toResolvedValue(
    (clock, endSession, gateway, model, page, refresh, resume, session, tabs) =>
      makeWatch({ clock, endSession, gateway, model, page, refresh, resume, session, tabs }),
    [T.clock, T.endSession, T.accountGateway, T.accountModel, T.page, T.refresh, T.resume, T.sessionStore, T.tabs],
  )
  bind(T.account)
    .toResolvedValue(
      (gateway, local, model, refresh, signIn, signOut) =>
        makeAccount({ gateway, local, model, refresh, signIn, signOut }),
      [T.accountGateway, T.localData, T.accountModel, T.refresh, T.lateSignIn, T.signOut],
    )
    .inSingletonScope()
})
