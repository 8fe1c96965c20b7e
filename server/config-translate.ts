import type { TranslateService } from './chat/libre-translate.translator'
import type { Environment } from './config-environment'

/** What is wrong with how translations are configured. */
export const translateFaults = ({ TRANSLATE_KEY, TRANSLATE_URL }: Environment): readonly string[] => [
  ...(/^https:\/\/[^/]|^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(TRANSLATE_URL ?? 'https://none')
    ? []
    : ['TRANSLATE_URL wants an https address: it is sent what people write']),
  ...(TRANSLATE_KEY !== undefined && TRANSLATE_URL === undefined
    ? ['TRANSLATE_URL is missing: TRANSLATE_KEY belongs to it']
    : []),
]

/** The service that translates messages; null: messages are not translated. */
export const translateOf = ({ TRANSLATE_KEY = '', TRANSLATE_URL }: Environment): TranslateService | null =>
  TRANSLATE_URL === undefined ? null : { url: TRANSLATE_URL.replace(/\/+$/, ''), key: TRANSLATE_KEY }
