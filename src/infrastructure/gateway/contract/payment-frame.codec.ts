import * as t from 'io-ts'
import { text } from './wire.codec'

/** What a provider's page posts to the page around its frame (COIN-40); addresses are whole. */
export const paymentFrameMessage = t.union([
  t.type({ type: t.literal('paySuccess') }),
  t.type({ type: t.literal('parentHref'), href: text(2_000) }),
  t.type({ type: t.literal('postMessageForm'), action: text(2_000), fields: t.record(text(200), text(4_000)) }),
  t.type({ type: t.literal('closeIframePop') }),
])
