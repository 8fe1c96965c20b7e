import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { directionOf, type Language } from '../../domain/kernel/language'
import common from './locales/en/common.json'
import shell from './locales/en/shell.json'
import { knownTexts } from './known-texts'
import { lazyTexts } from './texts'

/** Starts i18next in one language; resolves when the frame's texts are there. */
export const startI18n = async (language: Language): Promise<i18n> => {
  const instance = i18next.createInstance()
  await instance
    .use(lazyTexts)
    .use(knownTexts)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: ['common', 'shell'],
      defaultNS: 'common',
      resources: { en: { common, shell } },
      partialBundledLanguages: true,
      keySeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  return instance
}

/** Sets language and direction of the document; everything is drawn with logical properties. @rule I18N-3 */
export const markDocument = (language: Language, root: HTMLElement = document.documentElement): void => {
  root.lang = language
  root.dir = directionOf(language)
}
