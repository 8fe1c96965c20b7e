import { matchPath, type RouteName } from './routes'

/** Payment pages, chat sessions and match pages: nothing comes in beside them. @rule SHELL-76 */
const QUIET: ReadonlySet<RouteName> = new Set<RouteName>([
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
  'IMMessageSession',
  'MatchingPage',
  'MatchPage',
  'MatchCall',
])

/** Whether the page at that path is to be left alone by tips of messages. */
export const isQuiet = (path: string): boolean => {
  const match = matchPath(path)
  return match !== undefined && QUIET.has(match.name)
}
