import type { ComponentType } from 'react'
import type { FriendsFeature, FriendsView } from '../../../src/application/friends/friends.feature'
import type { Features } from '../../../src/application/core'
import type { Acquaintance } from '../../../src/domain/friends/acquaintance'
import type { PageProps } from '../../../src/ui/shell/pages'
import { drawView } from '../shell/draw-view'
import { aFriends } from '../shell/literal-features'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'

type Scene = {
  readonly view?: Partial<FriendsView>
  readonly friends?: Partial<FriendsFeature>
  readonly others?: Partial<Features>
  readonly params?: PageProps['params']
}

/** Draws a page to somebody who is signed in and knows `people`. */
export const show = async (
  Page: ComponentType<PageProps>,
  people: readonly Acquaintance[],
  { view, friends, others, params = {} }: Scene = {},
) => {
  const core = aCore(anAccount(signedIn()), { friends: aFriends(people, view, friends), ...others })
  const drawn = await drawView(core, <Page params={params} />)
  await settled(() => document.querySelector('h1, h2, [role="heading"], [role="status"]') !== null)
  return drawn
}
