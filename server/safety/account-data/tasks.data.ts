import { type Fate, rowsGo } from './fate'

/** Rewards of tasks. */
export const tasksData = {
  task_claims: {
    columns: ['user_id', 'device_id'],
    exported: 'which rewards of a day were claimed, gone with it; what was given stands in the movements',
    deleted: rowsGo('task_claims', 'user_id'),
  },
} as const satisfies Readonly<Record<string, Fate>>
