import type { Environment } from './config-environment'

/** Addresses beside the product that a deployment may name. */
export interface PlacesConfig {
  /** Hosts whose pages may stand within the product (SHELL-27); `self` is the own one. */
  readonly pageHosts: readonly string[]
  /** Where customer service is met; empty: in the chat with the team (SHELL-87). */
  readonly support: string
  /** Where the app is found in the stores; empty: on the own page (SHELL-62). */
  readonly apps: { readonly android: string; readonly ios: string }
}

const OWN = 'self'
const host = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/

const hostsOf = (given: string | undefined): readonly string[] =>
  (given ?? OWN)
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:'

const isMail = (address: string): boolean => /^mailto:[^\s@?]+@[^\s@?]+$/.test(address)

export const placesOf = (env: Environment): PlacesConfig => ({
  pageHosts: hostsOf(env.PAGE_HOSTS),
  support: env.SUPPORT_ADDRESS ?? '',
  apps: { android: env.APP_ANDROID ?? '', ios: env.APP_IOS ?? '' },
})

const unless = (right: boolean, sentence: string): readonly string[] => (right ? [] : [sentence])

/** What is wrong with these variables, each as a sentence for the operator. */
export const placesFaults = ({ APP_ANDROID, APP_IOS, PAGE_HOSTS, SUPPORT_ADDRESS }: Environment): readonly string[] => [
  ...unless(
    hostsOf(PAGE_HOSTS).every((item) => host.test(item)),
    'PAGE_HOSTS wants hosts like pages.example.com, comma-joined, and self for the own one',
  ),
  ...unless(
    SUPPORT_ADDRESS === undefined || isHttps(SUPPORT_ADDRESS) || isMail(SUPPORT_ADDRESS),
    'SUPPORT_ADDRESS wants https:// or mailto:',
  ),
  ...unless(APP_ANDROID === undefined || isHttps(APP_ANDROID), 'APP_ANDROID wants https://'),
  ...unless(APP_IOS === undefined || isHttps(APP_IOS), 'APP_IOS wants https://'),
]

/** Whose pages may stand in frames beside payment pages, for the content policy; the own origin may anyway. */
export const pageSources = ({ pageHosts }: PlacesConfig): readonly string[] =>
  pageHosts.filter((item) => item !== OWN).map((item) => `https://${item}`)
