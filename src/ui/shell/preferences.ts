import { createContext, use } from 'react'
import type { Language } from '../../domain/kernel/language'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'

export type Theme = 'dark' | 'light' | 'system'

/** Where choices are kept; `public/boot.js` reads the theme before the first paint. */
export const LANGUAGE_KEY = 'CAMC_LANGUAGE'
export const THEME_KEY = 'CAMC_THEME'

const known = (value: string): value is 'dark' | 'light' => value === 'dark' || value === 'light'

/** The stored theme; anything else means as the device. */
export const readTheme = (store: KeyedStore): Theme => {
  const stored = store.read(THEME_KEY)
  return stored._tag === 'Some' && known(stored.value) ? stored.value : 'system'
}

export const readLanguage = (store: KeyedStore): string | undefined => {
  const stored = store.read(LANGUAGE_KEY)
  return stored._tag === 'Some' ? stored.value : undefined
}

/** Puts a theme on the document. */
export const markTheme = (theme: Theme, root: HTMLElement = document.documentElement): void => {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

export type Preferences = {
  readonly language: Language
  readonly theme: Theme
  readonly setLanguage: (language: Language) => void
  readonly setTheme: (theme: Theme) => void
}

export const PreferencesContext = createContext<Preferences | null>(null)

export const usePreferences = (): Preferences => {
  const preferences = use(PreferencesContext)
  if (preferences === null) throw new Error('usePreferences needs a PreferencesContext above')
  return preferences
}
