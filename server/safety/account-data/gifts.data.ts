import { type Fate, fewRows, rowsGo, time } from './fate'

/** What lies in the backpack; gifts that were sent stand in the messages and in the movements. */
export const giftsData = {
  goods: {
    columns: ['user_id'],
    exported: fewRows('backpack', 'goods', 'user_id', (row) => ({
      gift: row.gift_id,
      count: row.count,
      expires: time(row.expires_at === 0 ? null : row.expires_at),
    })),
    deleted: rowsGo('goods', 'user_id'),
  },
} as const satisfies Readonly<Record<string, Fate>>
