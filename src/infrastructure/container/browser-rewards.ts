import type { InstallOffers } from '../browser/install-offers'
import type { Gateway } from '../gateway/gateway'
import type { RequestIdentity } from '../gateway/request-identity'
import type { CoreAdapters } from './adapters'

interface Deps {
  readonly gateway: Gateway
  readonly identity: RequestIdentity
  readonly installs: InstallOffers
}

/** What is given once, and how this browser installs the product. */
export const rewardAdapters = ({ gateway, identity, installs }: Deps): Pick<CoreAdapters, 'rewards'> => ({
  rewards: async () => {
    const [{ makeRewardsGateway }, { makeBrowserInstallPrompt }] = await Promise.all([
      import('../gateway/rewards-gateway.adapter'),
      import('../browser/browser-install-prompt.adapter'),
    ])
    return {
      gateway: makeRewardsGateway(gateway, identity),
      prompt: makeBrowserInstallPrompt(installs),
      reload: () => location.reload(),
    }
  },
})
