import type { IO } from 'fp-ts/IO'
import { Container } from 'inversify'
import { makeFollowSession } from '../../application/account/follow-session'
import { makeReportPush, noteTappedPush } from '../../application/account/tapped-push'
import type { Core } from '../../application/core'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { accountModule } from './account.module'
import type { CoreAdapters } from './adapters'
import { kernelModule } from './kernel.module'
import { makeLoader } from './loader'
import { makeSignInLoader } from './sign-in-loader'
import { T } from './tokens'
import { wayInModule } from './way-in.module'

/** Builds the Core of one tab from its adapters and begins its session. Nothing else resolves anything. */
export const createCore = (config: RuntimeConfig, adapters: CoreAdapters): Core => {
  noteTappedPush(adapters)
  const container = new Container()
  const stops: IO<void>[] = []
  const loader = makeLoader(container, adapters)
  container.load(kernelModule(config, adapters), accountModule, wayInModule)
  container.bind(T.busy).toConstantValue(loader.busy)
  container.bind(T.engaged).toConstantValue(loader.engaged)
  container.bind(T.loadSignIn).toConstantValue(makeSignInLoader(container, adapters, (stop) => void stops.push(stop)))
  const follow = makeFollowSession({
    model: container.get(T.accountModel),
    tabs: adapters.tabs,
    everywhere: loader.everywhere,
    leading: [container.get(T.beat), makeReportPush(adapters), ...loader.leading],
    forgetting: loader.forgetting,
  })
  stops.push(container.get(T.watch)(), follow())
  return {
    config,
    account: container.get(T.account),
    feature: loader.feature,
    loaded: loader.loaded,
    dispose: () => stops.forEach((stop) => stop()),
  }
}
