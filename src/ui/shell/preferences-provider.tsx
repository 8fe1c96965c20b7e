import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { i18n } from 'i18next'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'
import { directionOf, type Language } from '../../domain/kernel/language'
import { markDocument } from '../i18n/i18n'
import { LANGUAGE_KEY, markTheme, PreferencesContext, readTheme, THEME_KEY, type Theme } from './preferences'

type Props = {
  readonly store: KeyedStore
  readonly i18n: i18n
  readonly first: Language
  readonly children: ReactNode
}

/** Keeps language and theme, and puts them on the document. */
export const PreferencesProvider = ({ store, i18n, first, children }: Props) => {
  const [language, setLanguage] = useState(first)
  const [theme, setTheme] = useState<Theme>(() => readTheme(store))
  useEffect(() => markDocument(language), [language])
  useEffect(() => markTheme(theme), [theme])
  const value = useMemo(
    () => ({
      language,
      theme,
      setLanguage: (next: Language) => {
        store.write(LANGUAGE_KEY, next)
        void i18n.changeLanguage(next).then(() => setLanguage(next))
      },
      setTheme: (next: Theme) => {
        store.write(THEME_KEY, next)
        setTheme(next)
      },
    }),
    [language, theme, store, i18n],
  )
  return (
    <PreferencesContext value={value}>
      <DirectionProvider direction={directionOf(language)}>{children}</DirectionProvider>
    </PreferencesContext>
  )
}
