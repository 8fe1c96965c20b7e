import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import { isProvider } from '../../../src/domain/coins/provider'
import type { Instant } from '../../../src/domain/kernel/time'
import type { CardsToForgetTable } from '../../store/tables/orders.table'
import { answerInTime } from './answer-in-time'
import { waitAfter } from './deliveries'
import type { OrdersDeps } from './orders-deps'

const AT_ONCE = 50

type Row = Selectable<CardsToForgetTable>

/** Whether its provider has forgotten the card. */
const forget = async ({ clock, config, payments }: OrdersDeps, { provider: name, token }: Row): Promise<boolean> => {
  const provider = isProvider(name) ? payments.get(name) : undefined
  if (provider === undefined) return false
  return E.isRight(await answerInTime(clock, config.settings.orders.patienceMs, provider.forgetCard(token)))
}

const note = ({ store }: OrdersDeps, { provider, token, tries }: Row, forgotten: boolean, now: Instant) =>
  store.work(async ({ db }) => {
    if (forgotten) {
      await db.deleteFrom('cards_to_forget').where('provider', '=', provider).where('token', '=', token).execute()
      return E.right(undefined)
    }
    await db
      .updateTable('cards_to_forget')
      .set({ tries: tries + 1, next_at: now + waitAfter(tries) })
      .where('provider', '=', provider)
      .where('token', '=', token)
      .execute()
    return E.right(undefined)
  })

/** Has providers forget the cards that people have deleted, again and again until each has (@rule COIN-42). */
export const forgetCards = async (deps: OrdersDeps, now: Instant): Promise<void> => {
  const due = await deps.store.read((db) =>
    db.selectFrom('cards_to_forget').selectAll().where('next_at', '<=', now).limit(AT_ONCE).execute(),
  )
  await Promise.all(due.map(async (row) => note(deps, row, await forget(deps, row), now)))
}
