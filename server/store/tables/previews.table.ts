/** The recording that stands for a host in a simulated call (CALL-83). */
export interface PreviewsTable {
  user_id: number
  /** Where it is served, below the base path. */
  path: string
  /** 1: it carries the mark 'Recorded'; nothing else is served (PLUS-1). */
  recorded: number
  added_at: number
}
