import * as E from 'fp-ts/Either'
import type { Features } from '../../../server/features'
import { answer, type Answered, refuse, refuseKeeping } from '../../../server/http/handler'
import type { Store, Work } from '../../../server/store/store'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { giftsCalls } from '../../../src/infrastructure/gateway/contract/gifts.calls'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'

/** Refused, with everything rolled back. */
export const REFUSED_GIFT = 13
/** Refused, with what was written kept. */
export const KEPT_GIFT = 14

export const gift = (to: number, id = 1) => ({ g_type: 0, g_id: id, accept_u_id: to, userId: to })

const write = ({ db }: Work, to: number) =>
  db
    .insertInto('outbox_mails')
    .values({ kind: 'gift', to_address: String(to), subject: '', body: '', code: null, link: null, at: 0 })
    .execute()

/** How often a gift to that person has left a trace. */
export const giftsTo = (store: Store, to: number): Promise<number> =>
  store.read(async (db) => {
    const rows = await db.selectFrom('outbox_mails').select('id').where('to_address', '=', String(to)).execute()
    return rows.length
  })

/** A feature of the tests' own: a gift leaves a trace in the store, a pin tells what it heard. */
export const makeEcho = () => {
  const heard: { pinned: unknown } = { pinned: null }

  const answered: readonly Answered[] = [
    answer(friendsCalls.favor, async ({ params: { f_u_id, favor } }) => {
      heard.pinned = { f_u_id, favor }
      return E.right(undefined)
    }),
    answer(shopCalls.verificationCode, async () => E.right(undefined)),
    answer(giftsCalls.send, async ({ params, setCookie }, work) => {
      await write(work, params.accept_u_id)
      setCookie({ name: 'gift', value: String(params.g_id), maxAge: 60, httpOnly: true })
      if (params.g_id === REFUSED_GIFT) return E.left(refuse(10014))
      if (params.g_id === KEPT_GIFT) return E.left(refuseKeeping(10014))
      return E.right({ gold: params.g_id })
    }),
  ]
  const own = answered.map(({ call }) => call)

  return {
    get pinned() {
      return heard.pinned
    },
    features: (features: Features): Features => ({
      ...features,
      answered: [...features.answered.filter(({ call }) => !own.includes(call)), ...answered],
    }),
  }
}
