import type { Language } from '../../src/domain/kernel/language'
import { wordsOf } from '../texts/words'

/**
 * What a message with a code says, in the reader's language. Its last line lets the browser of a phone offer the code to this
 * product and to no other page.
 */
export const codeText = (language: Language, code: string, origin: string): string =>
  `${wordsOf(language).say('sms_code', { code })}\n\n@${new URL(origin).hostname} #${code}`

const changes = { email: 'changed_email', phone: 'changed_phone' } as const

/** What somebody hears whose way of signing in was changed. */
export const changeText = (language: Language, kind: keyof typeof changes): string => {
  const { say } = wordsOf(language)
  return `${say(changes[kind])} ${say('changed_not_you')}`
}
