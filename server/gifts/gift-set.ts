import type { Language } from '../../src/domain/kernel/language'
import type { Settings } from '../settings'
import { wordsOf } from '../texts/words'

type GiftKey = keyof Settings['gifts']['prices']

interface Drawn {
  readonly id: number
  /** Name of its price in the settings, of its drawing and of its text. */
  readonly key: GiftKey
  /** Its place among friends, whom small tokens suit (GIFT-2). */
  readonly friendSort: number
}

/** A gift that can be had now. */
export interface Offered {
  readonly id: number
  /** Names its text. */
  readonly key: GiftKey
  readonly name: string
  /** Path of its drawing below the base path. */
  readonly image: string
  /** Coins. */
  readonly price: number
  readonly sort: number
  readonly friendSort: number
}

/** The gifts of this product, in the order of their places elsewhere than among friends. */
const drawn: readonly Drawn[] = [
  { id: 1001, key: 'firefly', friendSort: 40 },
  { id: 1002, key: 'tea', friendSort: 20 },
  { id: 1003, key: 'rose', friendSort: 10 },
  { id: 1004, key: 'lantern', friendSort: 50 },
  { id: 1005, key: 'macaron', friendSort: 30 },
  { id: 1006, key: 'balloon', friendSort: 60 },
  { id: 1007, key: 'bouquet', friendSort: 80 },
  { id: 1008, key: 'perfume', friendSort: 100 },
  { id: 1009, key: 'moon', friendSort: 90 },
  { id: 1010, key: 'teddy', friendSort: 70 },
  { id: 1011, key: 'ring', friendSort: 130 },
  { id: 1012, key: 'firework', friendSort: 110 },
  { id: 1013, key: 'boat', friendSort: 120 },
  { id: 1014, key: 'crown', friendSort: 140 },
]

const STEP = 10

/** The gifts on offer, named in the language; a price of 0 withdraws one. */
export const giftsOnOffer = (prices: Settings['gifts']['prices'], language: Language): readonly Offered[] => {
  const { say } = wordsOf(language)
  return drawn.flatMap(({ friendSort, id, key }, place) =>
    prices[key] === 0
      ? []
      : [
          {
            id,
            key,
            name: say(`gift_${key}`),
            image: `/gifts/${key}.svg`,
            price: prices[key],
            sort: (place + 1) * STEP,
            friendSort,
          },
        ],
  )
}
