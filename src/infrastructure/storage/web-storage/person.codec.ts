import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { toUserId } from '../../../domain/kernel/ids'
import type { Me } from '../../../domain/kernel/person'

const review = t.keyof({ reviewing: null, approved: null, refused: null })

const stored = t.type({
  id: t.number,
  name: t.string,
  headImg: t.string,
  gender: t.keyof({ male: null, female: null }),
  birthday: t.string,
  countryCode: t.string,
  background: t.string,
  introduce: t.string,
  languages: t.array(t.string),
  interests: t.array(t.number),
  goddess: t.boolean,
  demo: t.boolean,
  coins: t.number,
  paid: t.boolean,
  birthdayLocked: t.boolean,
  reviews: t.type({ headImg: review, background: review }),
})

/** Own data as they were kept; none when the text is damaged. */
export const parseMe = (text: string): O.Option<Me> =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(text)),
    O.flatMap((value) => O.fromEither(stored.decode(value))),
    O.flatMap((me) =>
      pipe(
        toUserId(me.id),
        O.map((id) => ({ ...me, id })),
      ),
    ),
  )
