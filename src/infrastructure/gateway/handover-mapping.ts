import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type * as t from 'io-ts'
import type { Handover } from '../../domain/coins/handover'
import type { checkout } from './contract/shop.codec'

/** The address of a page on the net; nothing else is ever opened. */
export const toPage = (address: string): O.Option<string> =>
  pipe(
    O.tryCatch(() => new URL(address)),
    O.filter(({ protocol }) => protocol === 'https:' || protocol === 'http:'),
    O.map(({ href }) => href),
  )

/** The first way that the reply offers; none: it offers nothing that can be gone. @rule COIN-21 */
export const toHandover = ({ form, frameUrl, session, url }: t.TypeOf<typeof checkout>): O.Option<Handover> => {
  if (session === true) return O.some({ _tag: 'Session' })
  if (form !== undefined) {
    const { action, fields } = form
    return pipe(
      toPage(action),
      O.map((page) => ({ _tag: 'Form', action: page, fields })),
    )
  }
  if (frameUrl !== undefined)
    return pipe(
      toPage(frameUrl),
      O.map((page) => ({ _tag: 'Frame', url: page })),
    )
  return pipe(
    O.fromNullable(url),
    O.flatMap(toPage),
    O.map((page) => ({ _tag: 'Redirect', url: page })),
  )
}
