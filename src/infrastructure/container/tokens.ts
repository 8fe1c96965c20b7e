import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { ServiceIdentifier } from 'inversify'
import type { AccountFeature } from '../../application/account/account.feature'
import type { AccountGateway } from '../../application/account/account-gateway.port'
import type { AccountModel } from '../../application/account/account.model'
import type { Address } from '../../application/account/address.port'
import type { Arrival } from '../../application/account/arrival'
import type { Captcha } from '../../application/account/captcha.port'
import type { EndSession } from '../../application/account/end-session.use-case'
import type { Enter } from '../../application/account/enter'
import type { EnterStored } from '../../application/account/enter-stored'
import type { SessionEffect } from '../../application/account/follow-session'
import type { Forget } from '../../application/account/forget'
import type { LateSignIn } from '../../application/account/late-sign-in'
import type { LocalData } from '../../application/account/local-data.port'
import type { OtherWayIn } from '../../application/account/other-way-in'
import type { Refresh } from '../../application/account/refresh.use-case'
import type { RememberedWays } from '../../application/account/remembered-way.port'
import type { Resume } from '../../application/account/resume.use-case'
import type { SessionStore } from '../../application/account/session-store.port'
import type { SignInPart } from '../../application/account/sign-in-part'
import type { SignOut } from '../../application/account/sign-out.use-case'
import type { Usage } from '../../application/account/usage.port'
import type { Clock } from '../../application/kernel/clock.port'
import type { Ids } from '../../application/kernel/ids.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { KeyedStore, ListedStore } from '../../application/kernel/keyed-store.port'
import type { Page } from '../../application/kernel/page.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import type { Tabs } from '../../application/kernel/tabs.port'

const token = <A>(name: string): ServiceIdentifier<A> => Symbol(name)

/** Names of what the container holds for the first screen; each later feature has tokens of its own. */
export const T = {
  config: token<RuntimeConfig>('config'),
  clock: token<Clock>('clock'),
  ids: token<Ids>('ids'),
  journal: token<Journal>('journal'),
  page: token<Page>('page'),
  tabs: token<Tabs>('tabs'),
  local: token<ListedStore>('local'),
  tabStore: token<KeyedStore>('tabStore'),
  cookies: token<KeyedStore>('cookies'),
  sessionStore: token<SessionStore>('sessionStore'),
  localData: token<LocalData>('localData'),
  usage: token<Usage>('usage'),
  captcha: token<Captcha>('captcha'),
  accountGateway: token<AccountGateway>('accountGateway'),
  accountModel: token<AccountModel>('accountModel'),
  address: token<Address>('address'),
  ways: token<RememberedWays>('ways'),
  /** How the page was reached. */
  arrival: token<Arrival | null>('arrival'),
  otherWayIn: token<OtherWayIn>('otherWayIn'),
  /** Loads all about signing in. */
  loadSignIn: token<() => Promise<SignInPart>>('loadSignIn'),
  lateSignIn: token<LateSignIn>('lateSignIn'),
  welcome: token<Task<void>>('welcome'),
  forget: token<Forget>('forget'),
  enter: token<Enter>('enter'),
  enterStored: token<EnterStored>('enterStored'),
  resume: token<Resume>('resume'),
  refresh: token<Refresh>('refresh'),
  signOut: token<SignOut>('signOut'),
  endSession: token<EndSession>('endSession'),
  beat: token<SessionEffect>('beat'),
  busy: token<() => boolean>('busy'),
  engaged: token<() => boolean>('engaged'),
  account: token<AccountFeature>('account'),
  /** Begins what runs as long as the Core lives; returns its stop. */
  watch: token<IO<IO<void>>>('watch'),
} as const

export { token }
