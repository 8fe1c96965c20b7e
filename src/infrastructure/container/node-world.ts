import type { IO } from 'fp-ts/IO'
import type { Journal } from '../../application/kernel/journal.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import type { Language } from '../../domain/kernel/language'
import { captchaOf } from '../browser/captcha-of'
import { makeBrowserIds } from '../browser/browser-ids.adapter'
import { solveCaptcha } from '../browser/solve-captcha'
import { makeAccountGateway } from '../gateway/account-gateway.adapter'
import { accountCalls } from '../gateway/contract/account.calls'
import { gatewayBase } from '../gateway/exchange'
import { makeHttpGateway } from '../gateway/http-gateway.adapter'
import type { RequestIdentity } from '../gateway/request-identity'
import type { Fetch } from '../gateway/send-request'
import { sessionOfNow } from '../gateway/session-of-now'
import { makeNodeCookies } from '../node/cookies'
import { makeStoredPeople } from '../node/kept-people.adapter'
import { makeNodeClock } from '../node/node-clock.adapter'
import { makeNodeFetch, makeSendForm } from '../node/node-fetch'
import { makeNodePage } from '../node/node-page.adapter'
import { makeSqliteChatStores } from '../node/sqlite-chat-stores.adapter'
import { makeSqliteKeyedStore } from '../node/sqlite-keyed-store.adapter'
import type { State } from '../node/state'
import { makeStoredSigningKey } from '../node/stored-signing-key'
import { makeCookieIdentity } from '../storage/cookies/cookie-identity.adapter'
import { makeCookieJar } from '../storage/cookies/cookie-jar'
import { makeSigningKeys } from '../storage/web-storage/signing-keys.adapter'

/** What a Core is given of the machine that it runs on, before the deployment has told anything. */
export interface NodeSetting {
  /** Address of the product, base path included, without a slash at the end. */
  readonly server: string
  readonly language: Language
  /** How its session is called and counted. */
  readonly device: 'web' | 'terminal'
  /** Where files that are handed over go. */
  readonly files: string
  readonly journal: Journal
  readonly state: State
}

/** The machine's part: clock, stores, cookies, network; all of it ends with `stop`. */
export const nodeMachine = ({ journal, server, state }: NodeSetting) => {
  const [clock, page, ids, over] = [makeNodeClock(), makeNodePage(), makeBrowserIds(), new AbortController()]
  const space = (name: string) => makeSqliteKeyedStore(state.kept, name)
  const cookies = makeNodeCookies({ clock, origin: new URL(server).origin, store: space('cookies') })
  const fetch: Fetch = makeNodeFetch(cookies, over.signal)
  const stop: IO<void> = () => {
    clock.stop()
    over.abort()
  }
  return {
    clock,
    page,
    ids,
    cookies,
    fetch,
    stop,
    local: space('local'),
    keyStore: makeStoredSigningKey(space('key')),
    jar: makeCookieJar(cookies.document, { secure: server.startsWith('https:'), path: '/' }),
    chats: makeSqliteChatStores(state.messages, journal),
    people: makeStoredPeople(space('people'), journal),
  }
}

export type NodeMachine = ReturnType<typeof nodeMachine>

/** Addresses in a configuration are relative to a page; here they are made absolute. */
export const withAddress = (config: RuntimeConfig, server: string): RuntimeConfig => ({
  ...config,
  gateway: new URL(gatewayBase(config) || '/', `${server}/`).href.replace(/\/+$/, ''),
})

/** The gateway of one Core, for whoever is signed in to it. */
export const nodeWire = (config: RuntimeConfig, { device, language }: NodeSetting, machine: NodeMachine) => {
  const { clock, fetch, ids, jar, keyStore, local } = machine
  const identity: RequestIdentity = {
    ...makeCookieIdentity({ ids, jar, local, language: () => language }),
    device,
  }
  const keys = makeSigningKeys(config.appKey, keyStore)
  const deps = { clock, config, fetch, identity, ids, keys, sendForm: makeSendForm(fetch) }
  const gateway = makeHttpGateway(deps)
  return {
    gateway,
    identity,
    account: makeAccountGateway(gateway, identity, () => sessionOfNow(deps)),
    captcha: captchaOf(gateway.ask(accountCalls.captcha, {}), solveCaptcha),
  }
}

export type NodeWire = ReturnType<typeof nodeWire>
