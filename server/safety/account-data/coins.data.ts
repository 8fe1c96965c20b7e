import { type Fate, fewRows, manyRows, rowsGo, time } from './fate'

const LAW = 'the books must be kept; they name a number behind which nobody is found'

/** The ledger stays whole: its postings sum to zero (PLUS-5). */
export const coinsData = {
  balances: {
    columns: ['user_id'],
    exported: fewRows('coins', 'balances', 'user_id', ({ bought, debt, given, held, points }) => ({
      bought,
      given,
      held,
      debt,
      points,
    })),
    deleted: LAW,
  },
  transfers: {
    columns: ['user_id', 'other_id'],
    exported: manyRows('movements', 'transfers', { columns: ['user_id'], key: 'id' }, (row) => ({
      at: time(row.at),
      kind: row.kind,
      coins: row.amount,
      balanceAfter: row.balance_after,
      with: row.other_id,
      about: row.ref,
    })),
    deleted: LAW,
  },
  postings: {
    columns: ['user_id'],
    exported: 'the sides of each movement, which stands in the movements',
    deleted: LAW,
  },
  holds: {
    columns: ['user_id'],
    exported: fewRows('holds', 'holds', 'user_id', (row) => ({
      at: time(row.at),
      bought: row.bought,
      given: row.given,
      state: row.state,
    })),
    deleted: LAW,
  },
  spending_limits: {
    columns: ['user_id'],
    exported: fewRows('spendingLimits', 'spending_limits', 'user_id', (row) => ({
      period: row.period,
      coins: row.coins,
      raisedTo: row.raised_to,
      raisedFrom: time(row.raised_from),
    })),
    deleted: rowsGo('spending_limits', 'user_id'),
  },
} as const satisfies Readonly<Record<string, Fate>>
