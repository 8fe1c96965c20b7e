import { lazy, type ComponentType } from 'react'
import { afterPaint } from './after-paint'
import { loadChunk, loadPatiently } from './load-chunk'
import type { Params, RouteName } from './routes'

export type PageProps = { readonly params: Params }
type PageModule = { readonly Page: ComponentType<PageProps> }
type LayerModule = { readonly Layer: ComponentType }

/** A page is built when its file is there: it exports `Page`; a layer above all routes exports `Layer`. */
const pageFiles = import.meta.glob<PageModule>('../*/*.page.tsx')
const layerFiles = import.meta.glob<LayerModule>('../*/*.layer.tsx')

const files: Readonly<Partial<Record<RouteName, string>>> = {
  LivCam: 'home',
  GoddessWall: 'wall',
  CardPage: 'card',
  SearchPage: 'search',
  MatchPage: 'match',
  MatchingPage: 'matching',
  MessagePage: 'message',
  IMMessageSession: 'session',
  IMSayHiSession: 'say-hi',
  FriendsPage: 'friends',
  OnlineFriends: 'online-friends',
  BlackList: 'blacklist',
  FriendPage: 'friend',
  EditProfile: 'editor',
  HostSettings: 'host-settings',
  AccountSecurity: 'security',
  MatchCall: 'match-call',
  SandboxCall: 'sandbox-call',
  CoinPage: 'coin',
  CoinPayPage: 'coin-pay',
  CoinsPayPage: 'coins-pay',
  cardList: 'card-list',
  paymentInfoAdd: 'payment-info-add',
  paymentMethodsList: 'payment-methods-list',
  CallbackPage: 'callback',
  CoinMovements: 'movements',
  PayOrderList: 'order-list',
  PayRefund: 'refund',
  RefundBack: 'refund-back',
  ActivityPage: 'activity',
  DelAccount: 'del-account',
  PrivacyCenter: 'privacy-center',
  TaskList: 'tasks',
  ZhuShou: 'zhushou',
  downLoad: 'download',
  SafetyCenter: 'safety-center',
  Landing: 'landing',
  About: 'about',
}

const loaderOf = <Module>(among: Readonly<Record<string, () => Promise<Module>>>, file: string) =>
  Object.entries(among).find(([path]) => path.endsWith(`/${file}`))?.[1]

let begun: Promise<void> | undefined

/** The first page is asked for once its frame stands: to ask for its dozen files takes as long as to draw that. */
const lazyPage = (load: () => Promise<PageModule>): ComponentType<PageProps> =>
  lazy(async () => {
    await (begun ??= afterPaint())
    return { default: (await loadChunk(load)).Page }
  })

const loaders = new Map(
  Object.entries(files).flatMap(([name, file]) => {
    const load = loaderOf(pageFiles, `${file}.page.tsx`)
    return load === undefined ? [] : [[name as RouteName, load] as const]
  }),
)

const pages = new Map([...loaders].map(([name, load]) => [name, lazyPage(load)] as const))

/** The page itself needs no file to be known: `login` only redirects. */
export const isBuilt = (name: RouteName): boolean => name === 'LoginPage' || name === 'LivCam' || pages.has(name)

export const pageOf = (name: RouteName): ComponentType<PageProps> | undefined => pages.get(name)

const signInFile = loaderOf(layerFiles, 'sign-in.layer.tsx')
const giftsFile = loaderOf(layerFiles, 'gift-notices.layer.tsx')
const callFile = loaderOf(layerFiles, 'call.layer.tsx')
const messagesFile = loaderOf(layerFiles, 'messages.layer.tsx')

const offersFile = loaderOf(layerFiles, 'offers.layer.tsx')
const offerBannerFile = loaderOf(layerFiles, 'offer-banner.layer.tsx')
const bonusBannerFile = loaderOf(layerFiles, 'bonus-banner.layer.tsx')

const accessFile = loaderOf(layerFiles, 'access.layer.tsx')
const appUpdateFile = loaderOf(layerFiles, 'app-update.layer.tsx')
const signInRewardFile = loaderOf(layerFiles, 'sign-in-reward.layer.tsx')
const noticesFile = loaderOf(layerFiles, 'notices.layer.tsx')
const checkInFile = loaderOf(layerFiles, 'check-in.layer.tsx')
const mutualFile = loaderOf(layerFiles, 'mutual-like.layer.tsx')
const newsFile = loaderOf(layerFiles, 'friend-news.layer.tsx')

const rewardsFile = loaderOf(layerFiles, 'rewards.layer.tsx')
const reportFile = loaderOf(layerFiles, 'report.layer.tsx')
const pushFile = loaderOf(layerFiles, 'push.layer.tsx')

const lazyLayer = (load: (() => Promise<LayerModule>) | undefined): ComponentType | undefined =>
  load && lazy(() => loadPatiently(load).then((module) => ({ default: module.Layer })))

/** The login popup and notices of the session. */
export const SignInLayer = lazyLayer(signInFile)
/** Ringing, call, receipt. */
export const CallLayer = lazyLayer(callFile)
/** Gifts that come in. */
export const GiftsLayer = lazyLayer(giftsFile)
/** Tips of messages and friends, disciplinary notices. */
export const MessagesLayer = lazyLayer(messagesFile)

/** Who likes this person back. */
export const MutualLikeLayer = lazyLayer(mutualFile)

/** News of friendships. */
export const FriendNewsLayer = lazyLayer(newsFile)

/** A newer build of the program. */
export const AppUpdateLayer = lazyLayer(appUpdateFile)

/** What today's tasks bring whoever has signed in. */
export const SignInRewardLayer = lazyLayer(signInRewardFile)
/** The notices of cookies and of the privacy policy. */
export const NoticesLayer = lazyLayer(noticesFile)

/** Where pressed notices lead, and the number at the icon. */
export const PushLayer = lazyLayer(pushFile)

/** What is wrong with somebody, wherever it was asked. */
export const ReportLayer = lazyLayer(reportFile)

/** What is given once: for installing the product, and for letting it send notices. */
export const RewardsLayer = lazyLayer(rewardsFile)

/** What keyboards and screen readers get beside the pages. */
export const AccessLayer = lazyLayer(accessFile)

/** The daily check-in. */
export const CheckInLayer = lazyLayer(checkInFile)

/** The discount prompt. */
export const OffersLayer = lazyLayer(offersFile)
/** The limited offer, above the page. */
export const OfferBanner = lazyLayer(offerBannerFile)
/** What signing up brings, above the page. */
export const BonusBanner = lazyLayer(bonusBannerFile)

const quietly = (load: (() => Promise<unknown>) | undefined): void => void load?.().catch(() => undefined)

/** Fetches what is likely wanted next, while nothing else is to do; a failure shows when it is really wanted. */
export const fetchAhead = (signedIn: boolean): void => {
  if (signedIn) for (const load of loaders.values()) quietly(load)
  else quietly(signInFile)
}
