import { ContainerModule } from 'inversify'
import { makeSecurity } from '../../application/account/security'
import { SecurityModel } from '../../application/account/security.model'
import type { SecurityAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  model: token<SecurityModel>('securityModel'),
} as const

/** What the person signs in by and where; export and deletion. */
export const securityModule = ({ files, gateway, numbers }: SecurityAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.model)
      .toResolvedValue(() => new SecurityModel())
      .inSingletonScope()
    bind(F.forgetSecurity).toResolvedValue((model) => () => model.forget(), [S.model])
    bind(F.security)
      .toResolvedValue(
        (account, captcha, clock, model, signOut) =>
          makeSecurity({ account, captcha, clock, files, gateway, model, numbers, signOut }),
        [T.accountModel, T.captcha, T.clock, S.model, T.signOut],
      )
      .inSingletonScope()
  })
