import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { i18n } from 'i18next'
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'
import { directionOf, type Language } from '../../domain/kernel/language'
import { markDocument } from '../i18n/i18n'
import {
  LANGUAGE_KEY,
  markTheme,
  PreferencesContext,
  readSingleKeys,
  readTheme,
  THEME_KEY,
  type Theme,
  writeSingleKeys,
} from './preferences'

type Props = {
  readonly store: KeyedStore
  readonly i18n: i18n
  readonly first: Language
  readonly children: ReactNode
}

/** Keeps language, theme and keys, and puts them on the document. */
export const PreferencesProvider = ({ store, i18n, first, children }: Props) => {
  const [language, setLanguage] = useState(first)
  const [theme, setTheme] = useState<Theme>(() => readTheme(store))
  const [singleKeys, setSingleKeys] = useState(() => readSingleKeys(store))
  useLayoutEffect(() => markDocument(language), [language])
  useLayoutEffect(() => markTheme(theme), [theme])
  const value = useMemo(
    () => ({
      language,
      theme,
      singleKeys,
      setLanguage: (next: Language) => {
        store.write(LANGUAGE_KEY, next)
        void i18n.changeLanguage(next).then(() => setLanguage(next))
      },
      setTheme: (next: Theme) => {
        store.write(THEME_KEY, next)
        setTheme(next)
      },
      setSingleKeys: (on: boolean) => {
        writeSingleKeys(store, on)
        setSingleKeys(on)
      },
    }),
    [language, theme, singleKeys, store, i18n],
  )
  return (
    <PreferencesContext value={value}>
      <DirectionProvider direction={directionOf(language)}>{children}</DirectionProvider>
    </PreferencesContext>
  )
}
