/** Names of all pages; those that are not built yet lead home as unknown paths do. */
export type RouteName = keyof typeof ROUTES

/**
 * `open`: shown without login. `place`: a page of its own, a panel at the inline end of a desktop, or the whole window.
 * `side`: what becomes of the side bar.
 */
export type Route = {
  readonly path: string
  readonly open?: true
  readonly place?: 'panel' | 'full'
  readonly side?: 'hidden' | 'gone'
}

const route = (path: string, more: Omit<Route, 'path'> = {}): Route => ({ path, ...more })
const full = (path: string, open?: true): Route => route(path, { place: 'full', side: 'gone', ...(open && { open }) })
const coins = (path: string): Route => route(path, { side: 'hidden' })

/** @rule SHELL-2..36 SHELL-43 SHELL-65..67 */
export const ROUTES = {
  LivCam: route('', { open: true }),
  LoginPage: route('login', { open: true }),
  GoddessWall: route('wall', { open: true }),
  CardPage: route('card', { open: true }),
  SearchPage: route('search'),
  MatchingPage: full('matching'),
  MatchPage: full('match'),
  MatchCall: full('matchCall'),
  MessagePage: route('message', { place: 'panel', side: 'gone' }),
  IMMessageSession: route('message/IMMessageSession/:friendId', { place: 'panel', side: 'gone' }),
  IMSayHiSession: route('message/IMSayHiSession', { place: 'panel', side: 'gone' }),
  FriendsPage: route('friends', { place: 'panel', side: 'gone' }),
  /** Online reminders (FRND-31) and the block panel (FRND-44); no row of SHELL gives them an address. */
  OnlineFriends: route('friends/online', { place: 'panel', side: 'gone' }),
  BlackList: route('blacklist', { place: 'panel', side: 'gone' }),
  EditProfile: route('profile/edit', { side: 'gone' }),
  HostSettings: route('profile/host', { side: 'gone' }),
  /** Account security (ACCT-113..116); no row of SHELL names it. */
  AccountSecurity: route('profile/security', { side: 'gone' }),
  FriendPage: route('profile/:friendId', { side: 'gone' }),
  /** Where a call with a recording can be tried, in local mode only; no row of SHELL names it. */
  SandboxCall: route('sandbox/call', { side: 'gone' }),
  CoinPage: coins('shop'),
  /** Movements and limits (PLUS-6, PLUS-9); no row of SHELL names it. */
  CoinMovements: coins('movements'),
  CoinPayPage: coins('pay'),
  CoinsPayPage: coins('pay/coins'),
  PayOrderList: coins('payOrderList'),
  PayRefund: coins('payRefund'),
  RefundBack: coins('refundBack'),
  cardList: coins('cardList'),
  paymentInfoAdd: coins('paymentInfoAdd'),
  paymentMethodsList: coins('paymentMethodsList'),
  CallbackPage: coins('payRes'),
  TaskList: route('task'),
  ActivityPage: full('activity'),
  ZhuShou: full('zhushou'),
  DelAccount: full('delAccount', true),
  /** Whoever scans a code of the download popup has signed in nowhere yet. */
  downLoad: route('downLoad', { open: true }),
  SafetyCenter: full('safetyCenter', true),
  PrivacyCenter: full('privacyCenter', true),
  Landing: full('landings/p1', true),
  About: route('LivCam-about-us', { open: true }),
} as const satisfies Readonly<Record<string, Route>>

/** Addresses that mean another page's path. @rule SHELL-14 */
const ALIASES: Readonly<Record<string, string>> = { coin: 'shop' }

export type Params = Readonly<Record<string, string>>
export type Match = { readonly name: RouteName; readonly params: Params }

const segments = (path: string): readonly string[] => path.split('/').filter(Boolean)

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const paramsOf = (wanted: readonly string[], path: readonly string[]): Params | undefined => {
  if (wanted.length !== path.length) return undefined
  const pairs = wanted.map((part, at) => [part, decoded(path[at] ?? '')] as const)
  if (!pairs.every(([part, given]) => part.startsWith(':') || part === given)) return undefined
  return Object.fromEntries(
    pairs.filter(([part]) => part.startsWith(':')).map(([part, given]) => [part.slice(1), given]),
  )
}

const patterns = (Object.keys(ROUTES) as readonly RouteName[]).map(
  (name) => [name, segments(ROUTES[name].path)] as const,
)

/** The page of a path below base path and hint; undefined when there is none. The order of the table decides. */
export const matchPath = (path: string): Match | undefined => {
  const given = segments(path)
  const real = given.length === 1 ? segments(ALIASES[given[0] ?? ''] ?? given[0] ?? '') : given
  for (const [name, pattern] of patterns) {
    const params = paramsOf(pattern, real)
    if (params !== undefined) return { name, params }
  }
  return undefined
}

/** The properties of a page, with those that are missing. */
export const routeOf = (name: RouteName): Route => ROUTES[name]

/** The path of a page below base path and hint, for wouter's `href` and `navigate`. */
export const pathOf = (name: RouteName, params: Readonly<Record<string, string | number>> = {}): string =>
  `/${segments(ROUTES[name].path)
    .map((part) => (part.startsWith(':') ? encodeURIComponent(String(params[part.slice(1)] ?? '')) : part))
    .join('/')}`
