import type { Language } from '../../src/domain/kernel/language'
import type { Settings } from '../settings'

type GiftKey = keyof Settings['gifts']['prices']

interface Drawn {
  readonly id: number
  /** Name of its price in the settings and of its drawing. */
  readonly key: GiftKey
  readonly en: string
  readonly ar: string
  /** Its place among friends, whom small tokens suit (GIFT-2). */
  readonly friendSort: number
}

/** A gift that can be had now. */
export interface Offered {
  readonly id: number
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
  { id: 1001, key: 'firefly', en: 'Firefly', ar: 'يراعة', friendSort: 40 },
  { id: 1002, key: 'tea', en: 'Cup of tea', ar: 'كوب شاي', friendSort: 20 },
  { id: 1003, key: 'rose', en: 'Rose', ar: 'وردة', friendSort: 10 },
  { id: 1004, key: 'lantern', en: 'Lantern', ar: 'فانوس', friendSort: 50 },
  { id: 1005, key: 'macaron', en: 'Macaron', ar: 'ماكرون', friendSort: 30 },
  { id: 1006, key: 'balloon', en: 'Heart balloon', ar: 'بالون قلب', friendSort: 60 },
  { id: 1007, key: 'bouquet', en: 'Bouquet', ar: 'باقة ورد', friendSort: 80 },
  { id: 1008, key: 'perfume', en: 'Perfume', ar: 'عطر', friendSort: 100 },
  { id: 1009, key: 'moon', en: 'Crescent moon', ar: 'هلال', friendSort: 90 },
  { id: 1010, key: 'teddy', en: 'Teddy bear', ar: 'دبدوب', friendSort: 70 },
  { id: 1011, key: 'ring', en: 'Ring', ar: 'خاتم', friendSort: 130 },
  { id: 1012, key: 'firework', en: 'Firework', ar: 'ألعاب نارية', friendSort: 110 },
  { id: 1013, key: 'boat', en: 'Sailing boat', ar: 'قارب شراعي', friendSort: 120 },
  { id: 1014, key: 'crown', en: 'Crown', ar: 'تاج', friendSort: 140 },
]

const STEP = 10

/** The gifts on offer, named in the language where they have a name in it, else in English; a price of 0 withdraws one. */
export const giftsOnOffer = (prices: Settings['gifts']['prices'], language: Language): readonly Offered[] =>
  drawn.flatMap(({ ar, en, friendSort, id, key }, place) =>
    prices[key] === 0
      ? []
      : [
          {
            id,
            name: language === 'ar' ? ar : en,
            image: `/gifts/${key}.svg`,
            price: prices[key],
            sort: (place + 1) * STEP,
            friendSort,
          },
        ],
  )
