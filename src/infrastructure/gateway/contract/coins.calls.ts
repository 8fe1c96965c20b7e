import * as t from 'io-ts'
import { get, post } from './call'
import { page, shape, whole } from './wire.codec'

/** One movement of an account; `at` in ms, `coins` negative for what was spent (PLUS-6). */
export const movement = shape(
  { id: t.string, at: t.number, kind: t.string, coins: t.number, balanceAfter: t.number },
  { otherId: whole, otherName: t.string },
)

const limits = shape(
  { daily: t.union([t.number, t.null]), monthly: t.union([t.number, t.null]) },
  { raisedDaily: t.number, raisedMonthly: t.number, raisedFrom: t.number },
)

/** Rows 167 and 168 of the wire. */
export const coinsCalls = {
  ledger: get({
    row: 167,
    path: '/account/v1/ledger',
    params: shape({ pageNo: whole }, { from: whole, to: whole }),
    reply: page(movement),
  }),
  spendingLimit: get({ row: 168, path: '/account/v1/spending_limit', params: t.type({}), reply: limits }),
  setSpendingLimit: post({
    row: 168,
    path: '/account/v1/spending_limit',
    params: t.partial({ daily: t.union([whole, t.null]), monthly: t.union([whole, t.null]) }),
    reply: limits,
  }),
}
