import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Captcha } from '../../application/account/captcha.port'
import type { LocalData } from '../../application/account/local-data.port'
import { COOKIES_ACCEPTED } from '../../application/account/stored-names'
import type { Core } from '../../application/core'
import type { Journal } from '../../application/kernel/journal.port'
import type { KeyedStore, ListedStore } from '../../application/kernel/keyed-store.port'
import type { Page } from '../../application/kernel/page.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { COOKIE_DAYS } from '../../domain/account/memory'
import { TIP_HIDDEN_DAYS } from '../../domain/matching/wall'
import { toLanguage } from '../../domain/kernel/language'
import { makeBrowserAddress } from '../browser/browser-address.adapter'
import { makeBrowserClock } from '../browser/browser-clock.adapter'
import { makeBrowserIds } from '../browser/browser-ids.adapter'
import { makeBrowserJournal } from '../browser/browser-journal.adapter'
import { makeBrowserPage } from '../browser/browser-page.adapter'
import { makeBrowserTabs } from '../browser/browser-tabs.adapter'
import { startDefectReports } from '../browser/defect-reports'
import type { InstallOffers } from '../browser/install-offers'
import { reportDefect } from '../browser/report-defect'
import { readConfig, type NoConfig } from '../gateway/config.adapter'
import { platformOf } from '../gateway/platform'
import { sendFormByXhr } from '../gateway/send-form'
import type { Fetch } from '../gateway/send-request'
import { startUsage } from '../gateway/usage.adapter'
import { makeCookieIdentity } from '../storage/cookies/cookie-identity.adapter'
import { makeCookieJar } from '../storage/cookies/cookie-jar'
import { makeCookieKeyedStore } from '../storage/cookies/cookie-keyed-store.adapter'
import { makeRememberedWays } from '../storage/cookies/remembered-ways.adapter'
import { withTexts } from '../storage/web-storage/person-texts'
import { makeSessionStore } from '../storage/web-storage/session-store.adapter'
import { makeSigningKeyStore } from '../storage/web-storage/signing-key.store'
import { makeSigningKeys } from '../storage/web-storage/signing-keys.adapter'
import { makeWebKeyedStore } from '../storage/web-storage/web-keyed-store.adapter'
import type { CoreAdapters } from './adapters'
import { makeLateAdapters } from './browser-late'
import { createCore } from './create-core'
import { makeLateAccountGateway, makeLateGateway } from './late-gateway'
import { once } from './once'

const local: ListedStore = makeWebKeyedStore(() => localStorage)

const browserFetch: Fetch = (url, init) => fetch(url, init)

/** What the browser's Core gets from around it. */
export interface FromOutside {
  readonly installs: InstallOffers
  /** Ends once what the views show now has been painted. */
  readonly painted: Page['painted']
}

const first = (config: RuntimeConfig, painted: Page['painted']) => {
  const clock = makeBrowserClock()
  const journal = makeBrowserJournal(clock, reportDefect)
  const [ids, page, keyStore] = [makeBrowserIds(), makeBrowserPage(painted), makeSigningKeyStore(() => indexedDB)]
  const secure = location.protocol === 'https:'
  const jar = makeCookieJar(document, { secure, path: config.basePath })
  /** What the gateway itself notes belongs to the whole site. */
  const ways = makeRememberedWays(makeCookieJar(document, { secure, path: '/' }))
  const identity = makeCookieIdentity({
    ids,
    jar,
    local,
    language: () => toLanguage(document.documentElement.lang) ?? 'en',
  })
  const keys = makeSigningKeys(config.appKey, keyStore)
  const wire = once(async () => {
    const { makeWire } = await import('./browser-wire')
    return makeWire({ clock, config, fetch: browserFetch, identity, ids, keys, sendForm: sendFormByXhr() })
  })
  const gateway = makeLateGateway(async () => (await wire()).gateway)
  const cookies = makeCookieKeyedStore(jar, COOKIE_DAYS)
  const dayCookies = makeCookieKeyedStore(jar, TIP_HIDDEN_DAYS)
  return { clock, cookies, dayCookies, gateway, identity, ids, jar, journal, keyStore, page, ways, wire }
}

/** Solves once its program is there. */
const lateCaptcha = (load: () => Promise<Captcha>): Captcha => ({
  solve: () =>
    load().then(
      (captcha) => captcha.solve(),
      () => E.left({ _tag: 'CaptchaUnavailable' }),
    ),
})

/** The database is loaded when it is first asked for. */
const lateLocalData = (load: () => Promise<LocalData>): LocalData => ({
  unsent: (user) => async () => (await load()).unsent(user)(),
  wipe: (user, keepUnsent) => async () => (await load()).wipe(user, keepUnsent)(),
})

const adaptersOf = (config: RuntimeConfig, { installs, painted }: FromOutside): CoreAdapters => {
  const { clock, cookies, dayCookies, gateway, identity, ids, jar, journal, keyStore, page, ways, wire } = first(
    config,
    painted,
  )
  const { localData, ...late } = makeLateAdapters({
    clock,
    config,
    dayCookies,
    gateway,
    identity,
    installs,
    journal,
    page,
  })
  const consented = () => O.isSome(cookies.read(COOKIES_ACCEPTED))
  const [usage] = startUsage({ clock, consented, gateway, identity, page, platform: platformOf(navigator.userAgent) })
  startDefectReports(window, { build: config.build, clock, usage })
  return {
    clock,
    cookies,
    ids,
    journal,
    local,
    page,
    usage,
    tabStore: makeWebKeyedStore(() => sessionStorage),
    tabs: makeBrowserTabs(`visavis${config.basePath}`, page),
    sessionStore: makeSessionStore({ jar, keys: keyStore, local }),
    localData: withTexts(lateLocalData(localData), local),
    captcha: lateCaptcha(async () => (await wire()).captcha),
    accountGateway: makeLateAccountGateway(async () => (await wire()).account, gateway.onSessionOver),
    address: makeBrowserAddress(),
    ways,
    framed: window.top !== window.self,
    ...late,
  }
}

export interface BrowserCore {
  readonly core: Core
  /** What outlives a visit: language, theme, drafts. */
  readonly store: KeyedStore
  readonly journal: Journal
}

/** The Core of a browser's tab, on the adapters that the deployment below `basePath` names. */
export const createBrowserCore = (basePath: string, outside: FromOutside): Promise<E.Either<NoConfig, BrowserCore>> =>
  pipe(
    readConfig({ fetch: browserFetch, local }, `${basePath}/config.json`),
    TE.map((config) => {
      const adapters = adaptersOf(config, outside)
      return { core: createCore(config, adapters), store: local, journal: adapters.journal }
    }),
  )()
