import * as E from 'fp-ts/Either'
import type { Clock } from '../../../clock'
import type { Random } from '../../../random'
import type { Settings } from '../../../settings'
import type { Store, Work } from '../../../store/store'
import { type Delivery, isOwed, noteTry, takeDue } from './sandbox-events'
import { findPayment } from './sandbox-payment'
import { choose, dueRefs, prunePayments } from './sandbox-payments'
import { SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from './sandbox-signature'

export interface DeliveryDeps {
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly settings: Settings['sandbox']
  readonly key: Buffer
  /** Where the gateway takes the notifications of a provider; null while it does not listen. */
  readonly webhookAt: (provider: string) => string | null
  /** Hears of a notification that the gateway did not take. */
  readonly report: (problem: string) => void
}

const unit = async <A>(store: Store, work: (work: Work) => Promise<A>): Promise<A | undefined> => {
  const done = await store.work<never, A>(async (own) => E.right(await work(own)))
  return E.isRight(done) ? done.right : undefined
}

/** As a provider sends it: over HTTP, signed anew in each try. What is wrong; null: it was taken. */
const post = async (deps: DeliveryDeps, url: string, { body, provider }: Delivery): Promise<string | null> => {
  const timestamp = String(deps.clock.now())
  const headers = {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(deps.key, provider, timestamp, body),
  }
  const signal = AbortSignal.timeout(deps.settings.answerMs)
  return fetch(url, { method: 'POST', headers, body, redirect: 'error', signal }).then(
    ({ ok, status }) => (ok ? null : `status ${status}`),
    (error: unknown) => (error instanceof Error ? error.name : 'no answer'),
  )
}

const deliver = async (deps: DeliveryDeps, delivery: Delivery): Promise<void> => {
  const url = deps.webhookAt(delivery.provider)
  const problem = url === null ? 'the gateway does not listen' : await post(deps, url, delivery)
  if (problem !== null) deps.report(`${delivery.provider}: ${problem}`)
  const tried = { arrived: problem === null, now: deps.clock.now() }
  await unit(deps.store, ({ db }) => noteTry(db, deps.settings, delivery.id, tried))
}

const payLate = async ({ clock, random, settings, store }: DeliveryDeps, refs: readonly string[]): Promise<void> => {
  for (const ref of refs) {
    await unit(store, async ({ db }) => {
      const payment = await findPayment(db, ref)
      const chosen = { choice: 'due', laterMs: settings.laterMs, now: clock.now() } as const
      if (payment !== undefined) await choose(db, random, payment, chosen)
    })
  }
}

/** Pays what is to be paid by itself, and tells the gateway what it has not been told yet. May run in several places at once. */
export const deliverDue = async (deps: DeliveryDeps): Promise<void> => {
  const { clock, settings, store } = deps
  const { owed, refs } = await store.read(async (db) => ({
    refs: await dueRefs(db, clock.now()),
    owed: await isOwed(db, clock.now()),
  }))
  if (refs.length === 0 && !owed) return
  await payLate(deps, refs)
  const due = await unit(store, ({ db }) => takeDue(db, 2 * settings.answerMs, clock.now()))
  await Promise.all((due ?? []).map((delivery) => deliver(deps, delivery)))
}

export const forgetOld = async ({ clock, settings, store }: DeliveryDeps): Promise<void> => {
  await unit(store, ({ db }) => prunePayments(db, clock.now() - settings.keepMs))
}
