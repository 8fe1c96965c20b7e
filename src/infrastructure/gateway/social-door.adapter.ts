import type { SocialDoor } from '../../application/account/social-door.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { OIDC_START } from './contract/social-return'
import { gatewayBase } from './exchange'

/** The way to a provider begins at the gateway, which leads on and back (wire 176). `leave` ends if the page is shown again. */
export const makeSocialDoor = (
  config: Pick<RuntimeConfig, 'gateway' | 'basePath'>,
  leave: (address: string) => Promise<void>,
): SocialDoor => ({
  go: (provider) => () => leave(gatewayBase(config) + OIDC_START.replace('{provider}', provider)),
})
