import type { Task } from 'fp-ts/Task'
import type { Translation } from '../../domain/chat/translation'

/** Translates on this device, into the language of the product; nothing leaves the device. */
export interface Translator {
  /** Whether there is one at all. */
  readonly available: boolean
  /** `Unavailable`: not from this language, or it is the reader's own. */
  readonly translate: (text: string) => Task<Translation>
}
