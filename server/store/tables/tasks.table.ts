/** Rewards that were claimed on a day (UTC): once for each person, and once for each device (TASK-4). */
export interface TaskClaimsTable {
  user_id: number
  /** Names task and day. */
  task_id: number
  device_id: string
  at: number
}
