import { ContainerModule } from 'inversify'
import { takeArrival } from '../../application/account/arrival'
import { makeEnter } from '../../application/account/enter'
import { makeForget } from '../../application/account/forget'
import { makeLateSignIn } from '../../application/account/late-sign-in'
import { makeOtherWayIn } from '../../application/account/other-way-in'
import { makeWelcome } from '../../application/account/welcome'
import { T } from './tokens'

/** Ways into a session, and what is left of one. */
export const wayInModule = new ContainerModule(({ bind }) => {
  bind(T.arrival)
    .toResolvedValue(
      (address, config, model, tabStore) => takeArrival({ address, config, model, tabStore }),
      [T.address, T.config, T.accountModel, T.tabStore],
    )
    .inSingletonScope()
  bind(T.lateSignIn)
    .toResolvedValue((load, model) => makeLateSignIn({ load, model }), [T.loadSignIn, T.accountModel])
    .inSingletonScope()
  bind(T.otherWayIn)
    .toResolvedValue(
      (arrival, session, signIn, tabs, ways) => makeOtherWayIn({ arrival, session, signIn, tabs, ways }),
      [T.arrival, T.sessionStore, T.lateSignIn, T.tabs, T.ways],
    )
    .inSingletonScope()
  bind(T.welcome).toResolvedValue(
    (gateway, refresh) => makeWelcome({ gateway, refresh }),
    [T.accountGateway, T.refresh],
  )
  bind(T.enter).toResolvedValue(
    (model, session, tabs, usage, welcome) => makeEnter({ model, session, tabs, usage, welcome }),
    [T.accountModel, T.sessionStore, T.tabs, T.usage, T.welcome],
  )
  bind(T.forget).toResolvedValue(
    (data, local, session, tabStore, ways) => makeForget({ data, local, session, tabStore, ways }),
    [T.localData, T.local, T.sessionStore, T.tabStore, T.ways],
  )
})
