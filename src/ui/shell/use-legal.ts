import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '../../domain/kernel/language'
import { useCore } from './core-context'
import { legalAddress, type LegalText } from './places'

/** Where terms, privacy, cookies and guidelines stand in the language of the interface. */
export const useLegal = (): ((text: LegalText) => string) => {
  const { basePath } = useCore().config
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language) ?? 'en'
  return useCallback((text: LegalText) => legalAddress(text, language, basePath), [basePath, language])
}
