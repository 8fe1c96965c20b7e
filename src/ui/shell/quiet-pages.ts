import { matchPath, type RouteName } from './routes'

const PAYMENT: ReadonlySet<RouteName> = new Set<RouteName>([
  'CoinPage',
  'CoinPayPage',
  'CoinsPayPage',
  'PayOrderList',
  'PayRefund',
  'RefundBack',
  'cardList',
  'paymentInfoAdd',
  'paymentMethodsList',
  'CallbackPage',
])

const MATCH: ReadonlySet<RouteName> = new Set<RouteName>(['MatchingPage', 'MatchPage', 'MatchCall'])

const isAmong = (pages: ReadonlySet<RouteName>, path: string): boolean => {
  const match = matchPath(path)
  return match !== undefined && pages.has(match.name)
}

/** Whether coins are bought, paid for or given back at that path. */
export const isPaying = (path: string): boolean => isAmong(PAYMENT, path)

/** Whether strangers are searched for, or talked with, at that path. */
export const isMatching = (path: string): boolean => isAmong(MATCH, path)

/** Whether the page at that path is to be left alone by tips of messages. @rule SHELL-76 */
export const isQuiet = (path: string): boolean =>
  isPaying(path) || isMatching(path) || matchPath(path)?.name === 'IMMessageSession'
