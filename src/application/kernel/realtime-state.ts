/** State of the one connection; `lost`: it did not come back within a minute (SHELL-91). */
export type RealtimeState = 'closed' | 'connecting' | 'open' | 'lost'
