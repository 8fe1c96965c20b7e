import * as t from 'io-ts'
import { get, post } from './call'
import { page, shape, whole } from './wire.codec'

/** One movement of an account; `at` in ms, `coins` negative for what was spent (PLUS-6). `orderId` of what was bought or returned. */
export const movement = shape(
  { id: t.string, at: t.number, kind: t.string, coins: t.number, balanceAfter: t.number },
  { otherId: whole, otherName: t.string, orderId: t.string },
)

/** Coins, or null for no limit. */
const limit = t.union([whole, t.null])

/** A limit in force, what has been spent in its period, and a higher one with when it takes effect (PLUS-9). */
const ownLimit = shape({ limit, spent: whole }, { raised: t.type({ to: limit, from: t.number }) })

export const spendingLimits = t.type({ daily: ownLimit, monthly: ownLimit })

/** `debt`: coins that are owed and keep everything from being spent (20012). */
const ledgerPage = t.intersection([page(movement), t.type({ debt: whole })])

/** Rows 167 and 168 of the wire. */
export const coinsCalls = {
  ledger: get({
    row: 167,
    path: '/account/v1/ledger',
    params: shape({ pageNo: whole }, { pageSize: whole, from: whole, to: whole }),
    reply: ledgerPage,
  }),
  spendingLimit: get({ row: 168, path: '/account/v1/spending_limit', params: t.type({}), reply: spendingLimits }),
  setSpendingLimit: post({
    row: 168,
    path: '/account/v1/spending_limit',
    params: t.partial({ daily: limit, monthly: limit }),
    reply: spendingLimits,
  }),
}
