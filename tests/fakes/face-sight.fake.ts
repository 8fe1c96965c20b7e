import * as O from 'fp-ts/Option'
import type { FaceSight } from '../../src/application/calls/face-sight.port'
import type { FacePresence } from '../../src/domain/calls/face'

export interface FaceSightFake extends FaceSight {
  /** What it sees from now on; it cannot tell before. */
  readonly see: (face: FacePresence) => void
  /** Pictures that it looked at. */
  readonly looked: () => number
}

/** Looks only when it can tell. */
export const makeFaceSightFake = (): FaceSightFake => {
  let sees: FacePresence = 'unknown'
  let looked = 0
  return {
    see: (face) => {
      sees = face
    },
    looked: () => looked,
    look: (picture) => async () => {
      if (sees === 'unknown') return 'unknown'
      const taken = await picture()
      looked += 1
      return O.isNone(taken) ? 'unknown' : sees
    },
  }
}
