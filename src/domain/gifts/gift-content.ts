import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'

/** What a gift message carries as JSON in its `content`; `gold` is the price of the gift in coins. */
export interface GiftContent {
  readonly giftId: number
  readonly giftName: string
  /** Address of its picture; '' for none. */
  readonly giftImage: string
  readonly gold: number
}

/** Names come from another machine: longer ones are no names. */
const NAME_LIMIT = 60

const textAt = (from: object, key: string): string => {
  const value: unknown = Reflect.get(from, key)
  return typeof value === 'string' ? value : ''
}

const wholeAt = (from: object, key: string): number => {
  const value: unknown = Reflect.get(from, key)
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}

/** Reads the content of a gift message; none: it names no gift, whose id is above 0 (@rule GIFT-16). */
export const giftOf = (content: string): O.Option<GiftContent> =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(content)),
    O.filter((value): value is object => typeof value === 'object' && value !== null),
    O.map((value) => ({
      giftId: wholeAt(value, 'giftId') || wholeAt(value, 'id'),
      giftName: textAt(value, 'giftName').slice(0, NAME_LIMIT),
      giftImage: textAt(value, 'giftImage') || textAt(value, 'icon'),
      gold: wholeAt(value, 'gold'),
    })),
    O.filter(({ giftId }) => giftId > 0),
  )

/** What `giftOf` reads again. */
export const giftContentText = ({ giftId, giftName, giftImage, gold }: GiftContent): string =>
  JSON.stringify({ giftId, giftName, giftImage, gold })
