import type { AccountFeature, AccountView } from '../../../src/application/account/account.feature'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { Core, FeatureName, Features } from '../../../src/application/core'
import type { RuntimeConfig } from '../../../src/application/kernel/runtime-config'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import { panelEntries, pendingOf } from '../../../src/domain/chat/panel'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Me } from '../../../src/domain/kernel/person'
import type { Instant } from '../../../src/domain/kernel/time'
import { runtimeConfig } from '../../builders/config'

const later = async (): Promise<void> => undefined

export const aMe = (over: Partial<Me> = {}): Me => ({
  id: 1001 as UserId,
  name: 'Anna Keller',
  headImg: '',
  gender: 'female',
  birthday: '1994-05-01',
  countryCode: 'DE',
  background: '',
  introduce: '',
  languages: ['en'],
  interests: [],
  goddess: false,
  demo: false,
  coins: 1120,
  paid: false,
  birthdayLocked: false,
  reviews: { headImg: 'approved', background: 'approved' },
  ...over,
})

export const aConversation = (friend: number, over: Partial<ListedConversation> = {}): ListedConversation => ({
  friend: friend as UserId,
  name: `Friend ${friend}`,
  headImg: '',
  relation: 'friend' as ListedConversation['relation'],
  pinned: false,
  demo: false,
  unread: 0,
  lastKind: 'text' as ListedConversation['lastKind'],
  lastText: '',
  lastAt: 0 as Instant,
  ...over,
})

const visitor: AccountView = {
  session: { _tag: 'Visitor' },
  me: { _tag: 'None' },
  signIn: { _tag: 'Closed' },
  notice: { _tag: 'None' },
  country: '',
  online: true,
  realtime: 'closed',
  playWays: null,
  liveUsers: null,
}

export const signedIn = (me: Me = aMe()): Partial<AccountView> => ({
  session: { _tag: 'SignedIn', me },
  me: { _tag: 'Some', value: me },
  realtime: 'open',
})

export const anAccount = (view: Partial<AccountView> = {}, over: Partial<AccountFeature> = {}): AccountFeature => ({
  view: { ...visitor, ...view },
  openSignIn: () => undefined,
  loadPlayWays: later,
  closeSignIn: () => undefined,
  back: () => undefined,
  choosePhone: () => undefined,
  chooseEmail: () => undefined,
  startSocial: () => later,
  takeDrafts: async () => ({}),
  submitPhone: () => later,
  chooseChannel: () => undefined,
  submitEmail: () => later,
  submitCode: () => later,
  checkConfirmed: later,
  resendCode: later,
  forgotPassword: later,
  submitPassword: () => later,
  skipPassword: later,
  submitInfo: () => later,
  keepAccount: later,
  openLink: () => undefined,
  confirmLink: later,
  dismissNotice: () => undefined,
  unsent: async () => 0,
  signOut: later,
  refresh: later,
  ...over,
})

export const aChat = (conversations: readonly ListedConversation[]): ChatFeature => ({
  view: {
    ready: true,
    conversations,
    entries: panelEntries(conversations),
    favoritesOnly: false,
    sayHi: pendingOf(conversations),
    tip: null,
    warning: null,
    coinBanner: false,
    unread: conversations.reduce((sum, { unread }) => sum + unread, 0),
    open: null,
    storeProblem: null,
    quotaUntil: null,
    notSent: new Set(),
    uploaded: () => undefined,
    canTranslate: false,
  },
  readAhead: () => later,
  open: () => later,
  close: () => undefined,
  look: () => () => undefined,
  loadOlder: later,
  loadTo: () => async () => true,
  send: () => async () => ({ _tag: 'Right', right: undefined }),
  retry: () => later,
  discard: () => later,
  keepDraft: () => undefined,
  openPicture: () => async () => ({ _tag: 'Left', left: { _tag: 'PictureUnsupported' } }),
  sendPicture: () => async () => ({ _tag: 'Right', right: undefined }),
  cancelPicture: () => later,
  waitingPicture: () => async () => ({ _tag: 'None' }),
  deleteMessage: () => later,
  setTranslating: () => undefined,
  translate: () => later,
  dismissQuota: () => undefined,
  setFavoritesOnly: () => undefined,
  deleteConversation: () => later,
  readSayHi: later,
  holdTip: () => undefined,
  releaseTip: () => undefined,
  dismissTip: () => undefined,
  dismissWarning: () => undefined,
  dismissCoinBanner: () => undefined,
})

/** A `Core` made of plain values; a feature that is not given never arrives. */
export const aCore = (
  account: AccountFeature,
  features: Partial<Features> = {},
  over: Partial<RuntimeConfig> = {},
): Core => {
  const pending = new Promise<never>(() => undefined)
  return {
    config: runtimeConfig({ basePath: '', ...over }),
    account,
    feature: <Name extends FeatureName>(name: Name): Promise<Features[Name]> => {
      const found: Features[Name] | undefined = features[name]
      return found === undefined ? pending : Promise.resolve(found)
    },
    loaded: <Name extends FeatureName>(name: Name): Features[Name] | undefined => features[name],
    dispose: () => undefined,
  }
}
