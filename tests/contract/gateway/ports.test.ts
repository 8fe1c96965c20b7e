import { describe } from 'vitest'
import { accountCases } from './account.cases'
import { hotVideosCases } from './hot-videos.cases'
import { giftsCases } from './gifts.cases'
import { callsCases } from './calls.cases'
import { cardsCases } from './cards.cases'
import { coinsCases } from './coins.cases'
import { noticesCases } from './notices.cases'
import { offersCases } from './offers.cases'
import { checkInCases } from './check-in.cases'
import { checkoutCases } from './checkout.cases'
import { shopCases } from './shop.cases'
import { chatCases } from './chat.cases'
import { matchCases } from './match.cases'
import { friendsCases } from './friends.cases'
import { peopleCases } from './people.cases'
import { ordersCases } from './orders.cases'
import { previewsCases } from './previews.cases'
import { profileCases } from './profile.cases'
import { rewardsCases } from './rewards.cases'
import { snapshotsCases } from './snapshots.cases'
import { securityCases } from './security.cases'
import { pushCases } from './push.cases'
import { tasksCases } from './tasks.cases'
import { wallCases } from './wall.cases'
import { waysInCases } from './ways-in.cases'
import { openFakeSite } from './fake-site'
import { openRealSite } from './real-site'

describe.each([
  ['the fakes', openFakeSite],
  ['the adapters against the real gateway', openRealSite],
] as const)('the ports of the gateway: %s', (_, open) => {
  accountCases(open)
  peopleCases(open)
  chatCases(open)
  friendsCases(open)
  callsCases(open)
  matchCases(open)
  giftsCases(open)
  coinsCases(open)
  offersCases(open)
  checkInCases(open)
  tasksCases(open)
  pushCases(open)
  noticesCases(open)
  rewardsCases(open)
  shopCases(open)
  checkoutCases(open)
  ordersCases(open)
  previewsCases(open)
  snapshotsCases(open)
  profileCases(open)
  hotVideosCases(open)
  wallCases(open)
  cardsCases(open)
  waysInCases(open)
  securityCases(open)
})
