import type { Task } from 'fp-ts/Task'
import type { TaskOption } from 'fp-ts/TaskOption'
import type { FacePresence } from '../../domain/calls/face'

/** Looks for a face in a picture, which it takes only where the platform can tell; never later than after 3 s. */
export interface FaceSight {
  readonly look: (picture: TaskOption<Uint8Array>) => Task<FacePresence>
}
