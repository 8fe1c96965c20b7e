import { type Fate, fewRows, time } from './fate'

/** What somebody was given once. */
export const rewardsData = {
  rewards: {
    columns: ['user_id'],
    exported: fewRows('rewards', 'rewards', 'user_id', (row) => ({
      for: row.kind,
      coins: row.coins,
      at: time(row.at),
    })),
    /** What is left is a keyed hash of a device, so that coins are given once on it. */
    deleted: async ({ db }, _deps, { userId }) => {
      await db.updateTable('rewards').set({ user_id: null }).where('user_id', '=', userId).execute()
    },
  },
} as const satisfies Readonly<Record<string, Fate>>
