import type { Language } from '../../src/domain/kernel/language'
import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'

/** A mail with what it is for, in the language of its reader: paragraphs are separated by empty lines; code and link are shown large. */
export interface Mail {
  readonly kind: string
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly code: string
  readonly link: string
}

/** Hands mails over together with the unit of work that caused them: rolled back, nothing is sent. */
export interface Mailer {
  /** Mails leave this deployment; without, nobody hears what is handed over. */
  readonly sends: boolean
  readonly send: (work: Work, mail: Mail, now: Instant) => Promise<void>
}
