import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export const SECRET_KEY = 'sk_test_of_visavis'
export const WEBHOOK_KEY = 'the key of its webhooks'

interface Hosted {
  readonly id: string
  readonly asked: Readonly<Record<string, unknown>>
  paymentId: string | null
  status: string
}

/** How the service may misbehave. */
export interface Misbehaviour {
  readonly status?: number
  readonly body?: string
  readonly hangs?: boolean
}

/** The part of Checkout.com's interface that is used here, by its public documentation: it checks who asks, and what. */
export interface CheckoutComStandIn {
  readonly api: string
  readonly behave: (misbehaviour: Misbehaviour) => void
  /** What was asked for in the last page that was made. */
  readonly lastAsked: () => Readonly<Record<string, unknown>>
  /** Somebody tried to pay at a page: what was done, in the words of the service. */
  readonly act: (pageId: string, ...actions: readonly object[]) => string
  readonly expire: (pageId: string) => void
  readonly refunds: () => readonly object[]
  readonly close: () => Promise<void>
}

/** Signs a notification as the service does. */
export const signed = (content: object, key = WEBHOOK_KEY) => {
  const body = Buffer.from(JSON.stringify(content))
  return { body, headers: { 'cko-signature': createHmac('sha256', key).update(body).digest('hex') } }
}

type Answer = readonly [number, object | null]

const refuse = (...error_codes: readonly string[]): Answer => [422, { error_type: 'request_invalid', error_codes }]

/** The fields of `POST /hosted-payments` that it demands. */
const missing = (asked: Readonly<Record<string, unknown>>): readonly string[] =>
  ['currency', 'billing', 'success_url', 'cancel_url', 'failure_url'].filter((name) => asked[name] === undefined)

export const startCheckoutCom = async (): Promise<CheckoutComStandIn> => {
  const pages = new Map<string, Hosted>()
  const byKey = new Map<string, Hosted>()
  const actions = new Map<string, object[]>()
  const refunds: object[] = []
  let misbehaviour: Misbehaviour = {}
  let last: Readonly<Record<string, unknown>> = {}
  let made = 0

  const create = (asked: Readonly<Record<string, unknown>>, key: string): Answer => {
    if (missing(asked).length > 0) return refuse(...missing(asked).map((name) => `${name}_required`))
    if (!Number.isSafeInteger(asked['amount']) || Number(asked['amount']) <= 0) return refuse('amount_invalid')
    last = asked
    const page = byKey.get(key) ?? { id: `hpp_${(made += 1)}`, asked, paymentId: null, status: 'Payment Pending' }
    byKey.set(key, page)
    pages.set(page.id, page)
    const href = `https://pay.checkout.com/page/${page.id}`
    return [201, { id: page.id, reference: asked['reference'], _links: { self: { href: '' }, redirect: { href } } }]
  }
  const details = (id: string): Answer => {
    const page = pages.get(id)
    if (page === undefined) return [404, null]
    const { currency, reference } = page.asked
    const paid = page.paymentId === null ? {} : { payment_id: page.paymentId }
    return [200, { id, status: page.status, currency, reference, ...paid }]
  }
  const refund = (id: string, asked: Readonly<Record<string, unknown>>, key: string): Answer => {
    if (!actions.has(id)) return [404, null]
    if (Number(asked['amount']) > 10_000) return refuse('refund_amount_exceeds_balance')
    if (!refunds.some((known) => 'key' in known && known.key === key)) refunds.push({ id, key, ...asked })
    return [202, { action_id: `act_refund_${refunds.length}`, reference: asked['reference'] }]
  }
  const route = (method: string, path: string, asked: Readonly<Record<string, unknown>>, key: string): Answer => {
    const [, area, id = '', what] = path.split('/')
    if (method === 'POST' && path === '/hosted-payments') return create(asked, key)
    if (method === 'GET' && area === 'hosted-payments') return details(id)
    if (method === 'GET' && what === 'actions') return [actions.has(id) ? 200 : 404, actions.get(id) ?? null]
    if (method === 'POST' && what === 'refunds') return refund(id, asked, key)
    return [404, null]
  }
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return [401, null]
    const content = await text(request)
    if (content !== '' && request.headers['content-type'] !== 'application/json') return [415, null]
    const asked = content === '' ? {} : (JSON.parse(content) as Readonly<Record<string, unknown>>)
    return route(request.method ?? '', request.url ?? '', asked, String(request.headers['cko-idempotency-key']))
  }

  const server = createServer((request, response) => {
    if (misbehaviour.hangs === true) return
    if (misbehaviour.status !== undefined) {
      response.writeHead(misbehaviour.status).end(misbehaviour.body ?? '')
      return
    }
    void answer(request).then(([status, said]) => response.writeHead(status).end(said && JSON.stringify(said)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()

  return {
    api: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    behave: (given) => void (misbehaviour = given),
    lastAsked: () => last,
    act: (pageId, ...done) => {
      const page = pages.get(pageId)
      if (page === undefined) throw new Error('no such page')
      page.paymentId ??= `pay_of_${pageId}`
      page.status = 'Payment Received'
      actions.set(page.paymentId, [...done, ...(actions.get(page.paymentId) ?? [])])
      return page.paymentId
    },
    expire: (pageId) => {
      const page = pages.get(pageId)
      if (page !== undefined) page.status = 'Expired'
    },
    refunds: () => refunds,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
