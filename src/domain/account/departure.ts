/** Where somebody is signed in. A terminal reads, writes and refuses calls; it has neither camera nor sound. */
export type SessionKind = 'browser' | 'terminal'

/** What a person is once a session has ended. `Silent`: signed in, but nowhere that holds a call or a search. */
export type Whereabouts = 'There' | 'Silent' | 'Gone'

/**
 * A call and a search end with the last browser, and with the last session of somebody who has none; with the last session a person is
 * gone at once. A terminal that ends beside others ends nothing.
 *
 * @rule FRND-46 CALL-57 MTCH-27
 */
export const whereaboutsAfter = (ended: SessionKind, left: readonly SessionKind[]): Whereabouts => {
  if (left.length === 0) return 'Gone'
  return ended === 'browser' && !left.includes('browser') ? 'Silent' : 'There'
}
