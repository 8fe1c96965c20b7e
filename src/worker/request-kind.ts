import { localeHints } from '../domain/kernel/language'

/** What the worker needs to know of a request. */
export interface Asked {
  readonly method: string
  /** `navigate` where a window goes somewhere. */
  readonly mode: string
  readonly url: string
}

/**
 * `page`: the shell answers it. `hashed`: a file of the build whose name changes with its content. `other`: calls of the gateway above
 * all, which the worker neither answers nor stores.
 */
export type RequestKind = 'page' | 'hashed' | 'other'

/** First segments of the addresses of pages; whatever else is gone to, such as a sign-in elsewhere, is the gateway's. */
export const PAGE_AREAS: ReadonlySet<string> = new Set([
  '',
  'LivCam-about-us',
  'activity',
  'blacklist',
  'card',
  'cardList',
  'coin',
  'delAccount',
  'downLoad',
  'friends',
  'landings',
  'login',
  'match',
  'matchCall',
  'matching',
  'message',
  'movements',
  'pay',
  'payOrderList',
  'payRefund',
  'payRes',
  'paymentInfoAdd',
  'paymentMethodsList',
  'privacyCenter',
  'profile',
  'refundBack',
  'safetyCenter',
  'search',
  'shop',
  'task',
  'wall',
  'zhushou',
])

const pageArea = (path: string): string => {
  const [first = '', second = ''] = path.split('/')
  return Object.hasOwn(localeHints, first) ? second : first
}

/** @param scope where the worker lives, with a slash at its end. */
export const requestKind = ({ method, mode, url }: Asked, scope: string): RequestKind => {
  const at = url.split(/[?#]/)[0] ?? ''
  if (method !== 'GET' || !at.startsWith(scope)) return 'other'
  const path = at.slice(scope.length)
  if (mode === 'navigate') return PAGE_AREAS.has(pageArea(path)) ? 'page' : 'other'
  return path.startsWith('assets/') ? 'hashed' : 'other'
}
