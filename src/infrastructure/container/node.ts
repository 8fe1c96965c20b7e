import { homedir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { Core } from '../../application/core'
import type { Journal } from '../../application/kernel/journal.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import type { Language } from '../../domain/kernel/language'
import { COOKIE_DAYS } from '../../domain/account/memory'
import { makeBrowserClock } from '../browser/browser-clock.adapter'
import { makeBrowserJournal } from '../browser/browser-journal.adapter'
import { readConfig, type NoConfig } from '../gateway/config.adapter'
import { makeMemoryKeyedStore } from '../node/memory-keyed-store.adapter'
import type { NodePage } from '../node/node-page.adapter'
import { makeSingleTab } from '../node/single-tab.adapter'
import { openState, type State, type StatePlace, type StateProblem } from '../node/state'
import { makeCookieKeyedStore } from '../storage/cookies/cookie-keyed-store.adapter'
import { makeRememberedWays } from '../storage/cookies/remembered-ways.adapter'
import { withPeople } from '../storage/people/with-people'
import { withTexts } from '../storage/web-storage/person-texts'
import { makeSessionStore } from '../storage/web-storage/session-store.adapter'
import type { CoreAdapters } from './adapters'
import { createCore } from './create-core'
import { nodeLateAdapters } from './node-late'
import { nodeMachine, nodeWire, withAddress, type NodeMachine, type NodeSetting } from './node-world'

export interface NodeCoreOptions {
  /** Address of the product, base path included. */
  readonly server: string
  /** Its own: of two Cores in one folder the second one does not open. */
  readonly state: StatePlace
  readonly language?: Language
  /** How its session is called and counted; without it `terminal`. */
  readonly device?: 'web' | 'terminal'
  /** Where files that are handed over go; without it the folder `Downloads` of the person. */
  readonly files?: string
  readonly journal?: Journal
  /** `Set-Cookie` lines that it begins with, such as those of an automatic login (ACCT-82). */
  readonly cookies?: readonly string[]
  /** Adapters in place of Node's own, such as media for a program that can play some. */
  readonly over?: (given: CoreAdapters) => Partial<CoreAdapters>
}

/** `OtherServer`: the folder holds what belongs to a person of that other address. */
export type NodeCoreProblem =
  | NoConfig
  | StateProblem
  | { readonly _tag: 'OtherServer'; readonly server: string }
  | { readonly _tag: 'BadServer'; readonly server: string }

export interface NodeCore {
  readonly core: Core
  /** Whether somebody looks: what is open while nobody does stays unread. */
  readonly page: NodePage
  /** Ends it all: timers, requests, sockets, files. Harmless twice. */
  readonly close: IO<void>
}

const SERVER = 'server'

const addressOf = (server: string): O.Option<string> =>
  URL.canParse(server) && /^https?:$/.test(new URL(server).protocol)
    ? O.some(new URL(server).href.replace(/\/+$/, ''))
    : O.none

const firstAdapters = (machine: NodeMachine, { journal, server }: NodeSetting) => {
  const { chats, clock, ids, jar, keyStore, local, page, people } = machine
  return {
    clock,
    ids,
    journal,
    page,
    local,
    tabs: makeSingleTab(),
    tabStore: makeMemoryKeyedStore(),
    cookies: makeCookieKeyedStore(jar, COOKIE_DAYS),
    sessionStore: makeSessionStore({ jar, keys: keyStore, local }),
    localData: withTexts(withPeople(chats.localData, people), local),
    /** Nobody has agreed to reports of use here. */
    usage: { event: () => undefined },
    address: { read: () => `${server}/`, origin: () => new URL(server).origin, query: () => ({}), strip: () => {} },
    ways: makeRememberedWays(jar),
    framed: false,
  }
}

const assembled = (
  told: RuntimeConfig,
  setting: NodeSetting,
  machine: NodeMachine,
  over: NodeCoreOptions['over'] = () => ({}),
): NodeCore => {
  const config = withAddress(told, setting.server)
  const wire = nodeWire(config, setting, machine)
  const given: CoreAdapters = {
    ...firstAdapters(machine, setting),
    captcha: wire.captcha,
    accountGateway: wire.account,
    ...nodeLateAdapters({ config, machine, setting, wire }),
  }
  const core = createCore(config, { ...given, ...over(given) })
  return {
    core,
    page: machine.page,
    close: () => {
      core.dispose()
      machine.stop()
      setting.state.close()
    },
  }
}

/** A folder belongs to one server: its cookies and messages are nobody else's. */
const bound = (machine: NodeMachine, server: string): E.Either<NodeCoreProblem, void> => {
  const before = machine.local.read(SERVER)
  if (O.isSome(before) && before.value !== server) return E.left({ _tag: 'OtherServer', server: before.value })
  machine.local.write(SERVER, server)
  return E.right(undefined)
}

const started = async (
  options: NodeCoreOptions,
  server: string,
  state: State,
): Promise<E.Either<NodeCoreProblem, NodeCore>> => {
  const setting: NodeSetting = {
    server,
    state,
    language: options.language ?? 'en',
    device: options.device ?? 'terminal',
    files: options.files ?? join(homedir(), 'Downloads'),
    journal: options.journal ?? makeBrowserJournal(makeBrowserClock(), () => undefined),
  }
  const machine = nodeMachine(setting)
  const free = bound(machine, server)
  machine.cookies.take(server, E.isLeft(free) ? [] : (options.cookies ?? []))
  const config = E.isLeft(free) ? free : await readConfig(machine, `${server}/config.json`)()
  if (E.isRight(config)) return E.right(assembled(config.right, setting, machine, options.over))
  machine.stop()
  state.close()
  return config
}

/** A Core without a browser: as many as are wanted in one process, each with a state of its own. */
export const createNodeCore = async (options: NodeCoreOptions): Promise<E.Either<NodeCoreProblem, NodeCore>> => {
  const server = addressOf(options.server)
  if (O.isNone(server)) return E.left({ _tag: 'BadServer', server: options.server })
  const state = openState(options.state)
  return E.isLeft(state) ? state : started(options, server.value, state.right)
}
