import type { Language } from '../../src/domain/kernel/language'

const inEnglish = (code: string): string =>
  `${code} is your Visavis code. It is valid for 10 minutes. Tell it to nobody.`

const byLanguage: Readonly<Partial<Record<Language, (code: string) => string>>> = {
  ar: (code) => `${code} هو رمزك في Visavis، وهو صالح لمدة 10 دقائق. لا تخبر به أحدًا.`,
}

/**
 * What a message with a code says, in the reader's language where there is one. Its last line lets the browser of a phone
 * offer the code to this product and to no other page.
 */
export const codeText = (language: Language, code: string, origin: string): string => {
  const words = byLanguage[language] ?? inEnglish
  return `${words(code)}\n\n@${new URL(origin).hostname} #${code}`
}

const changes = {
  email: 'The e-mail address of your Visavis account was changed.',
  phone: 'The phone number of your Visavis account was changed.',
} as const

/** What somebody hears whose way of signing in was changed. */
export const changeText = (kind: keyof typeof changes): string =>
  `${changes[kind]} If this was not you, sign in, end all other devices in Account security and set a new password.`
