import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { dayOf } from '../../../src/domain/kernel/day'
import { isProvider } from '../../../src/domain/coins/provider'
import type { Instant } from '../../../src/domain/kernel/time'
import { networkOf, peerAddress } from '../../http/origins'
import type { Limiter } from '../../http/limiter'
import type { Store } from '../../store/store'
import type { PaymentProvider } from '../payments/payment-provider.port'
import { type ApplyDeps, applyDeliveries } from './apply-deliveries'
import { keepDeliveries } from './deliveries'
import type { OrdersDeps } from './orders-deps'

export interface WebhookDeps extends OrdersDeps {
  readonly applying: ApplyDeps
  readonly limiter: Limiter
}

interface Said {
  readonly status: number
  readonly message: string
}

const taken: Said = { status: 200, message: 'taken' }
const unknown: Said = { status: 404, message: 'There is no such provider' }
const unsigned: Said = { status: 401, message: 'Not signed by the provider' }
const tooMany: Said = { status: 429, message: 'Too many deliveries that nobody signed' }

const headersOf = ({ headers }: FastifyRequest): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Of a delivery that no provider has signed nothing is kept but that there was one. */
const countForged = (store: Store, provider: string, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db
      .insertInto('forged_deliveries')
      .values({ provider, day: dayOf(now), count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['provider', 'day']).doUpdateSet((of) => ({ count: of('forged_deliveries.count', '+', 1) })),
      )
      .execute()
    return E.right(undefined)
  })

const turnAway = async (deps: WebhookDeps, provider: string, address: string): Promise<Said> => {
  const now = deps.clock.now()
  const { forgedPerAddress } = deps.config.settings.limits
  const wait = await deps.limiter.take(`forged:${networkOf(address)}`, forgedPerAddress, now)
  if (wait > 0) return tooMany
  await countForged(deps.store, provider, now)
  return unsigned
}

/** Keeps what was told before anything is made of it; what cannot be applied now is applied later, so that it is taken all the same. */
const take = async (deps: WebhookDeps, provider: PaymentProvider, request: FastifyRequest): Promise<Said> => {
  const now = deps.clock.now()
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const read = provider.readWebhook(body, headersOf(request), now)
  if (E.isLeft(read)) {
    request.log.warn(
      { reqId: request.id, provider: provider.name, reason: read.left.reason },
      'a delivery was turned away',
    )
    return turnAway(deps, provider.name, peerAddress(deps.config, request.raw))
  }
  const kept = await deps.store.work<never, readonly number[]>(async (work) =>
    E.right(await keepDeliveries(work, provider.name, read.right, now)),
  )
  if (E.isRight(kept))
    await applyDeliveries(deps.store, deps.applying, kept.right, now).catch((defect: unknown) =>
      request.log.error({ reqId: request.id, err: defect }, 'a delivery waits'),
    )
  return taken
}

/** Row 174: what providers tell about payments. Signed by their keys, not by a session (@rule PLUS-10). */
export const addWebhooks = (app: FastifyInstance, deps: WebhookDeps): void => {
  app.post<{ Params: { provider: string } }>(
    '/pay/v1/webhook/:provider',
    { bodyLimit: deps.config.settings.request.bodyBytes },
    async (request, reply) => {
      const { provider: name } = request.params
      const provider = isProvider(name) ? deps.payments.get(name) : undefined
      const { message, status } = provider === undefined ? unknown : await take(deps, provider, request)
      return reply.code(status).header('cache-control', 'no-store').send({ code: status, message, data: null })
    },
  )
}
