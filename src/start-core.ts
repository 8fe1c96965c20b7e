import { keepInstallOffers } from './infrastructure/browser/install-offers'
import { browserPolicies, installScriptPolicy } from './infrastructure/browser/trusted-types'
import { createBrowserCore } from './infrastructure/container/browser'
import { afterPaint } from './ui/shell/after-paint'

installScriptPolicy(browserPolicies(), location.href)

const basePath = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? ''

/** Begins as soon as the files without views are there, while those of the views still come: the build runs this file first. */
export const created = createBrowserCore(basePath, { installs: keepInstallOffers(window), painted: afterPaint })
