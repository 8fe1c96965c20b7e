import type account from './locales/en/account.json'
import type activity from './locales/en/activity.json'
import type appUpdate from './locales/en/appUpdate.json'
import type ban from './locales/en/ban.json'
import type calls from './locales/en/calls.json'
import type cards from './locales/en/cards.json'
import type centres from './locales/en/centres.json'
import type chat from './locales/en/chat.json'
import type checkIn from './locales/en/checkIn.json'
import type checkout from './locales/en/checkout.json'
import type conversation from './locales/en/conversation.json'
import type coins from './locales/en/coins.json'
import type common from './locales/en/common.json'
import type download from './locales/en/download.json'
import type friends from './locales/en/friends.json'
import type gifts from './locales/en/gifts.json'
import type home from './locales/en/home.json'
import type hotVideos from './locales/en/hotVideos.json'
import type keyboard from './locales/en/keyboard.json'
import type limits from './locales/en/limits.json'
import type match from './locales/en/match.json'
import type matchCall from './locales/en/matchCall.json'
import type messageSearch from './locales/en/messageSearch.json'
import type movements from './locales/en/movements.json'
import type notices from './locales/en/notices.json'
import type offers from './locales/en/offers.json'
import type orders from './locales/en/orders.json'
import type pages from './locales/en/pages.json'
import type recordedCall from './locales/en/recordedCall.json'
import type profile from './locales/en/profile.json'
import type pushes from './locales/en/pushes.json'
import type rewards from './locales/en/rewards.json'
import type safety from './locales/en/safety.json'
import type security from './locales/en/security.json'
import type wall from './locales/en/wall.json'
import type shop from './locales/en/shop.json'
import type shell from './locales/en/shell.json'
import type spending from './locales/en/spending.json'
import type tasks from './locales/en/tasks.json'

export type Texts = {
  readonly account: typeof account
  readonly activity: typeof activity
  readonly appUpdate: typeof appUpdate
  readonly ban: typeof ban
  readonly calls: typeof calls
  readonly cards: typeof cards
  readonly centres: typeof centres
  readonly chat: typeof chat
  readonly checkIn: typeof checkIn
  readonly checkout: typeof checkout
  readonly coins: typeof coins
  readonly conversation: typeof conversation
  readonly common: typeof common
  readonly download: typeof download
  readonly friends: typeof friends
  readonly gifts: typeof gifts
  readonly home: typeof home
  readonly hotVideos: typeof hotVideos
  readonly keyboard: typeof keyboard
  readonly limits: typeof limits
  readonly match: typeof match
  readonly matchCall: typeof matchCall
  readonly messageSearch: typeof messageSearch
  readonly movements: typeof movements
  readonly notices: typeof notices
  readonly offers: typeof offers
  readonly orders: typeof orders
  readonly pages: typeof pages
  readonly profile: typeof profile
  readonly pushes: typeof pushes
  readonly recordedCall: typeof recordedCall
  readonly rewards: typeof rewards
  readonly safety: typeof safety
  readonly security: typeof security
  readonly shell: typeof shell
  readonly shop: typeof shop
  readonly spending: typeof spending
  readonly tasks: typeof tasks
  readonly wall: typeof wall
}

export type TextNamespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly defaultNS: 'common'
    readonly keySeparator: false
    readonly resources: Texts
  }
}
