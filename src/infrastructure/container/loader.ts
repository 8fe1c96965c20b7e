import * as O from 'fp-ts/Option'
import type { IO } from 'fp-ts/IO'
import * as TO from 'fp-ts/TaskOption'
import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { CallsInbox } from '../../application/calls/calls-inbox'
import type { CallsFeature } from '../../application/calls/calls.feature'
import type { Core, FeatureName, Features } from '../../application/core'
import { makeLatePost, type LatePost } from '../../application/realtime/late-post'
import type { ReportScene, Witnessed } from '../../application/safety/report-scene.port'
import { idle, isTalkWith } from '../../domain/calls/call'
import type { UserId } from '../../domain/kernel/ids'
import type { CoreAdapters } from './adapters'
import { callsEffects } from './calls-effects'
import { makeCardsLoader, type CardsLoader } from './cards-loader'
import { F } from './feature-tokens'
import { makeHotVideosLoader } from './hot-videos-loader'
import { coinLoaders } from './coins-loader'
import { makeGiftsLoader, type GiftsLoader } from './gifts-loader'
import { lazily } from './lazily'
import { makeMatchingLoader, type MatchingLoader } from './matching-loader'
import { makeMessageSearchLoader } from './message-search-loader'
import { once } from './once'
import { makeRedDotsLoader } from './red-dots-loader'
import { returningLoaders } from './returning-loaders'
import { makeWallLoader } from './wall-loader'

export interface Loader extends Pick<Core, 'feature' | 'loaded'> {
  /** In a call by now, in this tab. */
  readonly busy: () => boolean
  /** The same, in this tab or another one. */
  readonly engaged: () => boolean
  readonly everywhere: readonly SessionEffect[]
  readonly leading: readonly SessionEffect[]
  /** What forgets the person of a session that is over. */
  readonly forgetting: readonly IO<void>[]
}

type Loaders = { readonly [Name in FeatureName]: () => Promise<Features[Name]> }
type Loaded = { [Name in FeatureName]?: Features[Name] }

/** Nobody is talked with. */
const elsewhere: Witnessed = { met: false, moment: TO.none, leave: () => undefined }

/** A call that is on, once the calls have been loaded. */
const sceneOf = (container: Container, loaded: Loaded): ReportScene => ({
  meets: (person) => loaded.calls !== undefined && container.get(F.callsInbox).meets(person),
  witness: (person) => (loaded.calls === undefined ? elsewhere : container.get(F.callsInbox).witness(person)),
})

/** What a purchase may have changed beside own data and ways of playing. @rule SHELL-52 */
const afterShop = (feature: Core['feature']) => [
  async () => (await feature('activity')).loadEntries(),
  async () => (await feature('profile')).loadPhotos(),
]

/** The features that stand on the first screen's parts alone. */
const plainLoaders = (container: Container, adapters: CoreAdapters, loaded: Loaded, feature: Core['feature']) => {
  const chat = once(async () => {
    const [{ chatModule }, parts] = await Promise.all([import('./chat.module'), adapters.chat()])
    const person = (friend: UserId) => O.toNullable(loaded.friends?.view.person(friend) ?? O.none)
    const relationOf = (friend: UserId) => person(friend)?.relation ?? null
    const talksWith = (friend: UserId) => isTalkWith(loaded.calls?.view.call ?? idle, friend)
    container.load(chatModule(parts, { relationOf, talksWith }))
    return (loaded.chat = container.get(F.chat))
  })
  return {
    friends: once(async () => {
      const [{ friendsModule }, parts] = await Promise.all([import('./friends.module'), adapters.friends()])
      container.load(friendsModule(parts, (friend) => async () => (await chat()).deleteConversation(friend)()))
      return (loaded.friends = container.get(F.friends))
    }),
    profile: once(async () => {
      const [{ profileModule }, parts] = await Promise.all([import('./profile.module'), adapters.profile()])
      container.load(profileModule(parts))
      return (loaded.profile = container.get(F.profile))
    }),
    security: once(async () => {
      const [{ securityModule }, parts] = await Promise.all([import('./security.module'), adapters.security()])
      container.load(securityModule(parts))
      return (loaded.security = container.get(F.security))
    }),
    safety: once(async () => {
      const [{ safetyModule }, parts] = await Promise.all([import('./safety.module'), adapters.safety()])
      container.load(safetyModule(parts, sceneOf(container, loaded)))
      return (loaded.safety = container.get(F.safety))
    }),
    appUpdate: once(async () => {
      const [{ appUpdateModule }, updates] = await Promise.all([import('./app-update.module'), adapters.appUpdates()])
      container.load(appUpdateModule(updates))
      return (loaded.appUpdate = container.get(F.appUpdate))
    }),
    ...coinLoaders(container, adapters, loaded, afterShop(feature)),
    messageSearch: makeMessageSearchLoader(container, adapters, loaded),
    chat,
  }
}

type Plain = ReturnType<typeof plainLoaders>

/** Features forget the person, whatever has been loaded by then. */
const forgetting =
  (container: Container, loaded: Loaded, post: LatePost<CallsInbox>): IO<void> =>
  () => {
    post.clear()
    if (loaded.friends !== undefined) container.get(F.friendsInbox).end()
    if (loaded.profile !== undefined) container.get(F.forgetProfile)()
    if (loaded.security !== undefined) container.get(F.forgetSecurity)()
    if (loaded.safety !== undefined) container.get(F.forgetReport)()
    if (loaded.coins !== undefined) container.get(F.coinsModel).forget()
    if (loaded.checkout !== undefined) container.get(F.forgetCheckout)()
    if (loaded.offers !== undefined) container.get(F.forgetOffers)()
    if (loaded.orders !== undefined) container.get(F.forgetOrders)()
    if (loaded.shop !== undefined) container.get(F.forgetShop)()
    if (loaded.messageSearch !== undefined) container.get(F.forgetSearch)()
  }

interface Reached {
  readonly cards: CardsLoader['post']
  readonly gifts: GiftsLoader
  readonly loaded: Loaded
  readonly matching: MatchingLoader['inbox']
  readonly plain: Plain
  readonly post: LatePost<CallsInbox>
}

const realtimeLoader = (
  container: Container,
  adapters: CoreAdapters,
  { cards, gifts, loaded, matching, plain, post }: Reached,
) => {
  const friends = () => (loaded.friends === undefined ? undefined : container.get(F.friendsInbox))
  return once(async () => {
    const [{ realtimeModule, R }, port] = await Promise.all([
      import('./realtime.module'),
      adapters.realtime(),
      plain.chat(),
    ])
    container.load(realtimeModule(port, { calls: post, cards, friends, gifts: gifts.post, matching }))
    return { lead: container.get(R.lead), follow: container.get(R.follow) }
  })
}

/** The ways of finding people, each a feature of its own; those that talk stand on the calls. */
const findingLoaders = (
  container: Container,
  adapters: CoreAdapters,
  { calls, friends, loaded }: { calls: () => Promise<unknown>; friends: Plain['friends']; loaded: Loaded },
) => {
  const cards = makeCardsLoader(container, adapters, calls, loaded)
  const hotVideos = makeHotVideosLoader(container, adapters, friends, loaded)
  const matching = makeMatchingLoader(container, adapters, calls, loaded)
  const redDots = makeRedDotsLoader(container, adapters, loaded)
  const wall = makeWallLoader(container, adapters, friends, loaded)
  return {
    loaders: {
      cards: cards.load,
      hotVideos: hotVideos.load,
      matching: matching.load,
      redDots: redDots.load,
      wall: wall.load,
    },
    inboxes: { cards: cards.post, matching: matching.inbox },
    endings: [cards.ending, hotVideos.ending, matching.ending, redDots.begun, wall.turning],
  }
}

const callsLoader = (
  container: Container,
  adapters: CoreAdapters,
  {
    loaded,
    realtime,
    friends,
    ready,
  }: {
    readonly loaded: Loaded
    readonly friends: Plain['friends']
    readonly realtime: () => Promise<unknown>
    readonly ready: (inbox: CallsInbox) => void
  },
) =>
  once(async (): Promise<CallsFeature> => {
    const [{ callsModule }, parts] = await Promise.all([
      import('./calls.module'),
      adapters.calls(),
      friends(),
      realtime(),
    ])
    container.load(callsModule(parts, adapters.framed))
    ready(container.get(F.callsInbox))
    return (loaded.calls = container.get(F.calls))
  })

/** Whether there is a call: in this tab, and in whichever. */
const talking = (loaded: Loaded): Pick<Loader, 'busy' | 'engaged'> => ({
  busy: () => ['Ringing', 'Meeting', 'Connecting', 'Live'].includes(loaded.calls?.view.call._tag ?? ''),
  engaged: () => loaded.calls?.engaged() ?? false,
})

/** Loads features and what they stand on into the container, each when it is first asked for. */
export const makeLoader = (container: Container, adapters: CoreAdapters): Loader => {
  const loaded: Loaded = {}
  const plain = plainLoaders(container, adapters, loaded, (name) => loaders[name]())
  const calls = callsLoader(container, adapters, {
    loaded,
    friends: plain.friends,
    realtime: () => realtime(),
    ready: (inbox) => ready(inbox),
  })
  const post = makeLatePost<CallsInbox>({
    ...adapters,
    load: async () => {
      await calls()
      return container.get(F.callsInbox)
    },
  })
  const gifts = makeGiftsLoader(container, adapters, plain.chat, loaded)
  const finding = findingLoaders(container, adapters, { calls, friends: plain.friends, loaded })
  const reached = { ...finding.inboxes, gifts, loaded, plain, post }
  const realtime = realtimeLoader(container, adapters, reached)
  const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)
  const { begun, leads, ready } = callsEffects(adapters.clock, { bell: ahead(adapters.bell), load: ahead(calls) })
  const forget = forgetting(container, loaded, post)
  const returning = returningLoaders(container, adapters, calls, loaded)
  const loaders: Loaders = { ...plain, ...finding.loaders, ...returning.loaders, calls, gifts: gifts.load }
  return {
    feature: (name) => loaders[name](),
    loaded: (name) => loaded[name],
    ...talking(loaded),
    everywhere: [
      lazily(async () => (await realtime()).follow, adapters),
      begun,
      ...returning.everywhere,
      ...finding.endings,
    ],
    leading: [lazily(async () => (await realtime()).lead, adapters), leads, gifts.ahead, ...returning.leading],
    forgetting: [forget, gifts.forget, ...returning.forgetting],
  }
}
