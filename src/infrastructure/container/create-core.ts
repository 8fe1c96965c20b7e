import { Container } from 'inversify'
import { makeFollowSession } from '../../application/account/follow-session'
import type { Core } from '../../application/core'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { accountModule } from './account.module'
import type { CoreAdapters } from './adapters'
import { kernelModule } from './kernel.module'
import { makeLoader } from './loader'
import { signInModule } from './sign-in.module'
import { T } from './tokens'

/** Builds the Core of one tab from its adapters and begins its session. Nothing else resolves anything. */
export const createCore = (config: RuntimeConfig, adapters: CoreAdapters): Core => {
  const container = new Container()
  const loader = makeLoader(container, adapters)
  container.load(kernelModule(config, adapters), accountModule, signInModule)
  container.bind(T.busy).toConstantValue(loader.busy)
  const follow = makeFollowSession({
    model: container.get(T.accountModel),
    tabs: adapters.tabs,
    everywhere: loader.everywhere,
    leading: [container.get(T.beat), ...loader.leading],
  })
  const stops = [container.get(T.watch)(), follow()]
  return {
    config,
    account: container.get(T.account),
    feature: loader.feature,
    loaded: loader.loaded,
    dispose: () => stops.forEach((stop) => stop()),
  }
}
