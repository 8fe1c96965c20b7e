import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { checkout } from '../../../src/infrastructure/gateway/contract/shop.codec'
import type { Handover } from '../payments/payment-provider.port'

const handover = t.union([
  t.type({ _tag: t.literal('Redirect'), url: t.string }),
  t.type({ _tag: t.literal('Frame'), frameUrl: t.string }),
  t.type({ _tag: t.literal('Form'), action: t.string, fields: t.record(t.string, t.string) }),
  t.type({ _tag: t.literal('Session') }),
])

/** The way to the provider as it was stored; null for none. */
export const readHandover = (stored: string | null): Handover | null => {
  const read = stored === null ? E.left(null) : handover.decode(JSON.parse(stored))
  return E.isRight(read) ? read.right : null
}

/** The same on the wire. @rule COIN-21 */
export const onWire = (way: Handover): t.TypeOf<typeof checkout> => {
  switch (way._tag) {
    case 'Redirect':
      return { url: way.url }
    case 'Frame':
      return { frameUrl: way.frameUrl }
    case 'Form':
      return { form: { action: way.action, fields: { ...way.fields } } }
    case 'Session':
      return { session: true }
  }
}
