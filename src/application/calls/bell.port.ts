import type { IO } from 'fp-ts/IO'

/** Rings until stopped; silent where the platform forbids sound before a gesture, and rings on after one. */
export interface Bell {
  readonly ring: (kind: 'incoming' | 'outgoing') => IO<void>
  readonly chime: (kind: 'message' | 'hangup') => void
}
