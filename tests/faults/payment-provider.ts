import { randomBytes } from 'node:crypto'
import { signatureOf, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../../server/coins/payments/sandbox/sandbox-signature'
import type { News, Sold } from './payment-story'

/** A request to row 174; a genuine one is sent until it is taken. */
export interface Delivery {
  readonly provider: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly genuine: boolean
}

const bodyOf = ({ orderId }: Pick<Sold, 'orderId'>, { amount, currency, id, type }: News): string =>
  JSON.stringify({
    id,
    type: `payment.${type}`,
    payment: `stand-in-${orderId}`,
    reference: orderId,
    amount,
    currency,
    at: Date.now(),
  })

const signed = (key: Buffer, provider: string, body: string, at = Date.now()): Delivery => {
  const signature = signatureOf(key, provider, `${at}`, body)
  const headers = { [SIGNATURE_HEADER]: signature, [TIMESTAMP_HEADER]: `${at}` }
  return { provider, headers, body, genuine: true }
}

export const genuine = (key: Buffer, sold: Pick<Sold, 'orderId' | 'provider'>, news: News): Delivery =>
  signed(key, sold.provider, bodyOf(sold, news))

const DAY_MS = 86_400_000

/** Says that an order was paid, without the provider's word: another key, another provider's signature, too old, changed after it. */
const forgeries: readonly ((key: Buffer, provider: string, body: string) => Delivery)[] = [
  (_, provider, body) => signed(randomBytes(32), provider, body),
  (key, provider, body) => ({ ...signed(key, provider === 'cpay' ? 'payermax' : 'cpay', body), provider }),
  (key, provider, body) => signed(key, provider, body, Date.now() - DAY_MS),
  (key, provider, body) => ({ ...signed(key, provider, '{}'), body }),
  (_, provider, body) => ({ provider, headers: {}, body, genuine: true }),
]

export const forged = (key: Buffer, sold: Sold, chance: () => number): Delivery => {
  const claim: News = { id: `forged ${chance()}`, type: 'captured', amount: sold.minor, currency: sold.currency }
  const forge = forgeries[Math.floor(chance() * forgeries.length)] ?? forgeries[0]
  if (forge === undefined) throw new Error('no way to forge')
  return { ...forge(key, sold.provider, bodyOf(sold, claim)), genuine: false }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

const TAKEN = 200
const TURNED_AWAY = 401

/** Sends one: a genuine one until it is taken, a forged one until it is answered at all; answers what is wrong with the answer. */
export const send = async (
  url: string,
  { body, genuine: own, headers, provider }: Delivery,
): Promise<string | null> => {
  for (;;) {
    const status = await fetch(`${url}/pay/v1/webhook/${provider}`, { method: 'POST', headers, body }).then(
      (reply) => reply.status,
      () => 0,
    )
    if (own && status === TAKEN) return null
    if (own && status === TURNED_AWAY) return `a signed delivery was turned away: ${body}`
    if (!own && status !== 0) return status === TURNED_AWAY ? null : `a forged delivery was answered ${status}: ${body}`
    await pause(50)
  }
}
