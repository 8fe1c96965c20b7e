import { type Fate, fewRows, manyRows, time } from './fate'

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
} as const satisfies Readonly<Record<string, Fate>>
