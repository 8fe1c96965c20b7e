import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { FrameMessage } from '../../domain/coins/frame-message'
import type { FieldValues } from '../../domain/coins/handover'

/** The window in which somebody pays: it goes to the provider and hears what a provider's frame says. */
export interface PaymentWindow {
  /** Where a provider sends the browser back to (COIN-22). */
  readonly returnUrl: IO<string>
  /** Goes there; ends only if the browser brings this very page back. */
  readonly go: (url: string) => Task<void>
  /** Posts a form there in place of this page. */
  readonly submit: (action: string, fields: FieldValues) => Task<void>
  /**
   * Hears what the window of a frame says, until stopped. What comes from another window or from an origin that is not allowed
   * is not heard, nor is what would lead to such an origin (COIN-41).
   */
  readonly hear: (frame: unknown, run: (message: FrameMessage) => void) => IO<void>
}
