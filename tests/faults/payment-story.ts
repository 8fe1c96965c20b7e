import { randomUUID } from 'node:crypto'

/** What the gateway has to know of an order, read from its store before anything is told of it. */
export interface Sold {
  readonly orderId: string
  readonly provider: string
  readonly minor: number
  readonly currency: string
  readonly coins: number
  readonly extra: number
}

type Type = 'pending' | 'captured' | 'declined' | 'cancelled' | 'refunded' | 'charged_back'

/** A piece of news as the provider's books have it. */
export interface News {
  readonly id: string
  readonly type: Type
  readonly amount: number
  readonly currency: string
}

/** Parts of the price in percent; over 100: the amount is wrong; `yen`: so is the currency. */
type Line = readonly [type: Type, percent?: number, currency?: 'yen']

/** How often, and what happens to the money of such an order. */
const plots: readonly (readonly [weight: number, ...lines: readonly Line[]])[] = [
  [40, ['captured']],
  [10, ['captured'], ['captured']],
  [10, ['captured'], ['refunded', 100]],
  [6, ['captured'], ['refunded', 30], ['refunded', 45]],
  [5, ['captured'], ['refunded', 100], ['charged_back', 100]],
  [3, ['captured'], ['charged_back', 100]],
  [8, ['declined']],
  [6, ['cancelled']],
  [4, ['declined'], ['captured']],
  [3, ['cancelled'], ['captured'], ['refunded', 100]],
  [2, ['captured', 101]],
  [2, ['captured', 100, 'yen']],
  [2, ['captured', 1], ['captured']],
  [2, ['refunded', 100, 'yen'], ['captured']],
  [2, ['pending']],
]

const total = plots.reduce((sum, [weight]) => sum + weight, 0)

const newsOf = ({ currency, minor }: Sold, [type, percent = 100, yen]: Line): News => ({
  id: randomUUID(),
  type,
  amount: Math.ceil((minor * percent) / 100),
  currency: yen === undefined ? currency : 'JPY',
})

/** What a provider has to tell of an order. */
export const storyOf = (sold: Sold, chance: () => number): readonly News[] => {
  let at = chance() * total
  const [, ...lines] = plots.find(([weight]) => (at -= weight) < 0) ?? [0]
  return lines.map((line) => newsOf(sold, line))
}

/** How an order must stand in the end. */
export interface Expected {
  readonly course: 'paid' | 'failed' | 'cancelled' | 'processing'
  readonly returned: number
  /** What it left of the coins that it sold, those that are owed counted as taken. */
  readonly coins: number
}

/** The oracle: it looks at all of the news at once, in no order, and knows nothing of the product's code. */
export const expectedOf = (sold: Sold, story: readonly News[]): Expected => {
  const own = story.filter(({ currency }) => currency === sold.currency)
  const paid = own.some(({ amount, type }) => type === 'captured' && amount === sold.minor)
  const back = own.filter(({ type }) => type === 'refunded' || type === 'charged_back')
  const returned = Math.min(
    sold.minor,
    back.reduce((sum, { amount }) => sum + amount, 0),
  )
  const kept = (coins: number): number => coins - Math.floor((coins * returned) / sold.minor)
  const has = (type: Type): boolean => story.some((news) => news.type === type)
  return {
    course: paid ? 'paid' : has('declined') ? 'failed' : has('cancelled') ? 'cancelled' : 'processing',
    returned,
    coins: paid ? kept(sold.coins) + kept(sold.extra) : 0,
  }
}
