import { keepInstallOffers } from './infrastructure/browser/install-offers'
import { browserPolicies, installScriptPolicy } from './infrastructure/browser/trusted-types'
import { createBrowserCore } from './infrastructure/container/browser'
import { makeWebKeyedStore } from './infrastructure/storage/web-storage/web-keyed-store.adapter'
import './ui/design/base.css'
import { showNoConnection } from './ui/shell/no-connection'
import { startUi } from './ui/shell/start'

installScriptPolicy(browserPolicies(), location.href)

const installs = keepInstallOffers(window)
const basePath = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? ''

const start = async (root: HTMLElement): Promise<void> => {
  const created = await createBrowserCore(basePath, installs)
  await (created._tag === 'Left'
    ? showNoConnection(
        root,
        makeWebKeyedStore(() => localStorage),
      )
    : startUi(root, created.right))
}

const root = document.getElementById('root')
if (root !== null) void start(root)
