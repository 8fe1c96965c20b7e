import * as O from 'fp-ts/Option'
import type { RememberedWays } from '../../src/application/account/remembered-way.port'
import type { Seat } from './world/seat'

/** The readable cookie of a browser, which its gateway writes. */
export const makeRememberedWaysFake = (seat: Seat): RememberedWays => ({
  read: () => O.fromNullable(seat.way),
  forget: () => {
    seat.way = null
  },
})
