import type { Call } from './call'
import { accountCalls, hostCalls } from './account.calls'
import { callsCalls } from './calls.calls'
import { chatCalls } from './chat.calls'
import { coinsCalls } from './coins.calls'
import { configCalls } from './config.calls'
import { emailCalls } from './email.calls'
import { eventsCalls } from './events.calls'
import { friendsCalls } from './friends.calls'
import { giftsCalls } from './gifts.calls'
import { listsCalls } from './lists.calls'
import { matchingCalls } from './matching.calls'
import { phoneCalls } from './phone.calls'
import { pushCalls } from './push.calls'
import { reportsCalls } from './reports.calls'
import { shopCalls } from './shop.calls'
import { tasksCalls } from './tasks.calls'

/** Every call of `docs/requirements/wire.md`; row 170 is row 110 with more fields. */
export const allCalls: readonly Call[] = [
  callsCalls,
  matchingCalls,
  friendsCalls,
  reportsCalls,
  accountCalls,
  hostCalls,
  phoneCalls,
  emailCalls,
  chatCalls,
  giftsCalls,
  tasksCalls,
  configCalls,
  listsCalls,
  shopCalls,
  eventsCalls,
  coinsCalls,
  pushCalls,
].flatMap((area) => Object.values<Call>(area))

/** Rows that are sockets. */
export const sockets = [{ row: 169, path: '/rtm' }] as const

/** Rows that speak to others than the client: no session, no envelope, their own proofs. */
export const specialRoutes = [
  { row: 174, methods: ['POST'], path: '/pay/v1/webhook/{provider}' },
  { row: 176, methods: ['GET'], path: '/account/v1/oidc/{provider}/start' },
  { row: 176, methods: ['GET', 'POST'], path: '/account/v1/oidc/{provider}/callback' },
] as const
