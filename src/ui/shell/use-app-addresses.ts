import { useRouter } from 'wouter'
import { useCore } from './core-context'
import { pathOf } from './routes'

export type AppSystem = 'android' | 'ios'

const loopback = /^(localhost|127\.|\[::1\])/

type Addresses = Readonly<Record<AppSystem, string>> & {
  /** They lead to this computer, which no phone can reach. */
  readonly hereOnly: boolean
}

/** Where each system gets the app: from its store if the deployment names one, else from the own page. @rule SHELL-62 */
export const useAppAddresses = (): Addresses => {
  const { apps } = useCore().config
  const { base } = useRouter()
  const own = (on: AppSystem): string => `${location.origin}${base}${pathOf('downLoad')}?on=${on}`
  return {
    android: apps.android || own('android'),
    ios: apps.ios || own('ios'),
    hereOnly: loopback.test(location.host) && (apps.android === '' || apps.ios === ''),
  }
}
