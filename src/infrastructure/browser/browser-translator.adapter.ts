import type { Translator } from '../../application/chat/translator.port'
import type { Translation } from '../../domain/chat/translation'

/** What browsers with a translator of their own have as globals. */
interface Detector {
  readonly detect: (
    text: string,
  ) => Promise<readonly { readonly detectedLanguage?: string; readonly confidence?: number }[]>
}
interface Model {
  readonly translate: (text: string) => Promise<string>
}
interface Pair {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}
interface BuiltIn {
  readonly LanguageDetector: { readonly create: () => Promise<Detector> }
  readonly Translator: {
    readonly availability: (pair: Pair) => Promise<string>
    readonly create: (pair: Pair) => Promise<Model>
  }
}

const hasBuiltIn = (globals: object): globals is BuiltIn => 'Translator' in globals && 'LanguageDetector' in globals

const unavailable: Translation = { _tag: 'Unavailable' }

/** The browser's word for a text of which it knows no language. */
const UNKNOWN = 'und'

const translateWith = async (builtIn: BuiltIn, text: string, targetLanguage: string): Promise<Translation> => {
  const [best] = await (await builtIn.LanguageDetector.create()).detect(text)
  const sourceLanguage = best?.detectedLanguage ?? UNKNOWN
  if (sourceLanguage === UNKNOWN || sourceLanguage === targetLanguage) return unavailable
  const pair = { sourceLanguage, targetLanguage }
  if ((await builtIn.Translator.availability(pair)) === 'unavailable') return unavailable
  const translated = await (await builtIn.Translator.create(pair)).translate(text)
  return translated.trim() === '' ? { _tag: 'Failed' } : { _tag: 'Done', text: translated, language: targetLanguage }
}

/** The browser's own translator, where it has one; `language` is what the page is written in. */
export const makeBrowserTranslator = (globals: object, language: () => string): Translator => ({
  available: hasBuiltIn(globals),
  translate: (text) => () =>
    hasBuiltIn(globals)
      ? translateWith(globals, text, language()).catch((): Translation => ({ _tag: 'Failed' }))
      : Promise.resolve(unavailable),
})
