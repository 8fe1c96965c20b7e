import type { Found, MatchRoom } from './match'

/** What the inbox tells of a match (@rule MTCH-27). */
export type MatchNews =
  | {
      readonly _tag: 'Found'
      readonly matchId: string
      readonly person: Found
      /** Coins, once both have joined. */
      readonly price: number
      readonly recorded: boolean
      /** So long it is kept, from the news on: clocks of people and gateways differ. */
      readonly validMs: number
    }
  | ({ readonly _tag: 'Ready' } & MatchRoom)
  /** `waiting`: this person is in the queue again. */
  | { readonly _tag: 'Gone'; readonly matchId: string; readonly waiting: boolean }
