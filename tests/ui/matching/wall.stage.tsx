import * as E from 'fp-ts/Either'
import { beforeEach, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import type { Features } from '../../../src/application/core'
import type { WallFeature, WallView } from '../../../src/application/matching/wall.feature'
import { wholeWall, type WallPerson } from '../../../src/domain/matching/wall'
import { Page } from '../../../src/ui/matching/wall.page'
import { hostOnWall } from '../../builders/wall'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends } from '../shell/literal-features'

/** A wall made of plain values. */
export const aWall = (
  people: readonly WallPerson[],
  view: Partial<WallView> = {},
  over: Partial<WallFeature> = {},
): WallFeature => ({
  view: {
    groups: [0, 1, 99],
    countries: ['DE', 'FR'],
    filter: wholeWall,
    people,
    edition: {},
    listing: 'loaded',
    more: false,
    refreshing: false,
    tip: false,
    ...view,
  },
  load: async () => E.right(undefined),
  loadMore: async () => undefined,
  choose: () => async () => undefined,
  showTip: () => () => undefined,
  ...over,
})

/** So many hosts. */
export const crowd = (count: number): readonly WallPerson[] =>
  Array.from({ length: count }, (_, at) => hostOnWall(at + 1))

/** jsdom lays nothing out: a window of 800 by 600 px, four columns. */
export const layOut = () =>
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    const sizes = { offsetHeight: 600, offsetWidth: 800, clientHeight: 600, clientWidth: 800 }
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
  })

type Others = { readonly account?: Partial<AccountFeature>; readonly features?: Partial<Features> }

/** The wall as its page shows it to a member, or to whoever `account` says. */
export const showWall = async (wall: WallFeature, { account = {}, features = {} }: Others = {}) => {
  const core = aCore(anAccount(signedIn(), account), { wall, friends: aFriends(wall.view.people), ...features })
  return { core, ...(await drawView(core, <Page />)) }
}

/** The same to somebody without a session. */
export const showVisitor = (wall: WallFeature, openSignIn: AccountFeature['openSignIn']) =>
  showWall(wall, { account: { openSignIn, view: anAccount().view } })
