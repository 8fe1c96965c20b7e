import { ContainerModule } from 'inversify'
import * as TE from 'fp-ts/TaskEither'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import type { FirstAdapters } from './adapters'
import { T } from './tokens'

/** Configuration and the adapters of the first screen. */
export const kernelModule = (config: RuntimeConfig, adapters: FirstAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(T.config).toConstantValue(config)
    bind(T.clock).toConstantValue(adapters.clock)
    bind(T.ids).toConstantValue(adapters.ids)
    bind(T.journal).toConstantValue(adapters.journal)
    bind(T.page).toConstantValue(adapters.page)
    bind(T.tabs).toConstantValue(adapters.tabs)
    bind(T.local).toConstantValue(adapters.local)
    bind(T.tabStore).toConstantValue(adapters.tabStore)
    bind(T.cookies).toConstantValue(adapters.cookies)
    bind(T.sessionStore).toConstantValue(adapters.sessionStore)
    bind(T.localData).toConstantValue(adapters.localData)
    bind(T.usage).toConstantValue(adapters.usage)
    bind(T.captcha).toConstantValue(config.captcha ? adapters.captcha : { solve: TE.right('') })
    bind(T.address).toConstantValue(adapters.address)
    bind(T.ways).toConstantValue(adapters.ways)
    bind(T.accountGateway).toConstantValue(adapters.accountGateway)
  })
