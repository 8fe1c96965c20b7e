import type { Translator } from './translator.port'

/** Where no service is configured nothing is translated, and the sender hears so. */
export const noTranslator: Translator = { translate: () => Promise.resolve({ _tag: 'Unavailable' }) }
