import * as E from 'fp-ts/Either'
import { isProvider } from '../../../src/domain/coins/provider'
import type { Instant } from '../../../src/domain/kernel/time'
import { answerInTime } from './answer-in-time'
import { waitAfter } from './deliveries'
import type { OrdersDeps } from './orders-deps'

const AT_ONCE = 50

/** Has providers forget the cards that people have deleted, again and again until each has (@rule COIN-42). */
export const forgetCards = async ({ clock, config, payments, store }: OrdersDeps, now: Instant): Promise<void> => {
  const due = await store.read((db) =>
    db.selectFrom('cards_to_forget').selectAll().where('next_at', '<=', now).limit(AT_ONCE).execute(),
  )
  for (const { provider: name, token, tries } of due) {
    const provider = isProvider(name) ? payments.get(name) : undefined
    const forgotten =
      provider !== undefined &&
      E.isRight(await answerInTime(clock, config.settings.orders.patienceMs, provider.forgetCard(token)))
    await store.work(async ({ db }) => {
      if (forgotten)
        await db.deleteFrom('cards_to_forget').where('provider', '=', name).where('token', '=', token).execute()
      else
        await db
          .updateTable('cards_to_forget')
          .set({ tries: tries + 1, next_at: now + waitAfter(tries) })
          .where('provider', '=', name)
          .where('token', '=', token)
          .execute()
      return E.right(undefined)
    })
  }
}
