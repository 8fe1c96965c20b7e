import { type Fate, fewRows, rowsGo, time } from './fate'

/** Special prices that somebody was offered. */
export const offersData = {
  offers: {
    columns: ['user_id'],
    exported: fewRows('offers', 'offers', 'user_id', (row) => ({
      kind: row.kind,
      pack: row.coin_code,
      percent: row.percent,
      from: time(row.starts_at),
      until: time(row.ends_at),
      order: row.order_id,
    })),
    deleted: rowsGo('offers', 'user_id'),
  },
} as const satisfies Readonly<Record<string, Fate>>
