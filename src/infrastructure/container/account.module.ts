import { ContainerModule } from 'inversify'
import { makeAccount } from '../../application/account/account'
import { AccountModel } from '../../application/account/account.model'
import { makeBeat } from '../../application/account/beat'
import { makeEndSession } from '../../application/account/end-session.use-case'
import { makeEnter } from '../../application/account/enter'
import { makeRefresh } from '../../application/account/refresh.use-case'
import { makeResume } from '../../application/account/resume.use-case'
import { makeSignOut } from '../../application/account/sign-out.use-case'
import { makeWatch } from '../../application/account/watch'
import { signInUseCases } from './sign-in.module'
import { T } from './tokens'

/** Session and own data: in every tab from the start. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(T.accountModel)
    .toResolvedValue(() => new AccountModel())
    .inSingletonScope()
  bind(T.enter).toResolvedValue(
    (model, session, tabs, usage) => makeEnter({ model, session, tabs, usage }),
    [T.accountModel, T.sessionStore, T.tabs, T.usage],
  )
  bind(T.resume).toResolvedValue(
    (clock, gateway, model, session) => makeResume({ clock, gateway, model, session }),
    [T.clock, T.accountGateway, T.accountModel, T.sessionStore],
  )
  bind(T.refresh).toResolvedValue(
    (gateway, model, session) => makeRefresh({ gateway, model, session }),
    [T.accountGateway, T.accountModel, T.sessionStore],
  )
  bind(T.signOut).toResolvedValue(
    (clock, gateway, local, model, page, session, tabs) =>
      makeSignOut({ clock, gateway, local, model, page, session, tabs }),
    [T.clock, T.accountGateway, T.localData, T.accountModel, T.page, T.sessionStore, T.tabs],
  )
  bind(T.endSession).toResolvedValue(
    (local, model, session, tabs, usage) => makeEndSession({ local, model, session, tabs, usage }),
    [T.localData, T.accountModel, T.sessionStore, T.tabs, T.usage],
  )
  bind(T.beat).toResolvedValue(
    (busy, clock, gateway) => makeBeat({ busy, clock, gateway }),
    [T.busy, T.clock, T.accountGateway],
  )
  bind(T.watch).toResolvedValue(
    (clock, endSession, gateway, model, page, refresh, resume, tabs) =>
      makeWatch({ clock, endSession, gateway, model, page, refresh, resume, tabs }),
    [T.clock, T.endSession, T.accountGateway, T.accountModel, T.page, T.refresh, T.resume, T.tabs],
  )
  bind(T.account)
    .toResolvedValue(
      (model, local, signIn, signOut, refresh) => makeAccount({ model, local, ...signIn, signOut, refresh }),
      [T.accountModel, T.localData, signInUseCases, T.signOut, T.refresh],
    )
    .inSingletonScope()
})
