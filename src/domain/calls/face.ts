import { SECOND } from '../kernel/time'

/** Whether a face is in somebody's picture; `unknown` where the platform cannot tell. */
export type FacePresence = 'yes' | 'no' | 'unknown'

/** What somebody tells the other side of their own picture (@rule CALL-75). */
export interface Sight {
  readonly face: FacePresence
  /** The person makes what lies behind them unclear. */
  readonly blurred: boolean
}

/** So long after the first frame it is told (@rule CALL-74). */
export const SIGHT_AT_MS: readonly number[] = [1 * SECOND, 2 * SECOND, 3 * SECOND, 6 * SECOND]

/** What was told last is old after this time, counted from the first frame. */
const SIGHT_LASTS_MS = 12 * SECOND

const facePresences: readonly unknown[] = ['yes', 'no', 'unknown'] satisfies readonly FacePresence[]

export const isFacePresence = (value: unknown): value is FacePresence => facePresences.includes(value)

/** What there is to say about the other side's picture when a talk has just begun; null: nothing. */
export const sightNote = (sight: Sight | null, talkedMs: number, cameraOff: boolean): 'nobody' | 'blurred' | null => {
  if (sight === null || cameraOff || talkedMs >= SIGHT_LASTS_MS) return null
  if (sight.face === 'no') return 'nobody'
  return sight.blurred ? 'blurred' : null
}
