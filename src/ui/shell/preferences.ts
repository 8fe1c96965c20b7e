import { createContext, use } from 'react'
import type { Language } from '../../domain/kernel/language'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'

export type Theme = 'dark' | 'light' | 'system'

/** Where choices are kept; `public/boot.js` reads the theme before the first paint. */
export const LANGUAGE_KEY = 'CAMC_LANGUAGE'
export const THEME_KEY = 'CAMC_THEME'
const SINGLE_KEYS = 'CAMC_SINGLE_KEYS'

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

/** Whether letters and signs without Ctrl do something; speech input and trembling hands may want them off (WCAG 2.1.4). */
export const readSingleKeys = (store: KeyedStore): boolean => {
  const stored = store.read(SINGLE_KEYS)
  return !(stored._tag === 'Some' && stored.value === 'off')
}

export const writeSingleKeys = (store: KeyedStore, on: boolean): void =>
  on ? store.remove(SINGLE_KEYS) : store.write(SINGLE_KEYS, 'off')

/** What the browser's own frame is coloured with: the ground of each theme in `tokens.css`. */
const FRAME: Readonly<Record<'dark' | 'light', string>> = { dark: '#140c17', light: '#fbf5f7' }

/** Puts a theme on the document, and on the frame that the browser draws around it. @rule PLUS-27 */
export const markTheme = (theme: Theme, root: HTMLElement = document.documentElement): void => {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const byDevice = meta.getAttribute('media')?.includes('dark') === true ? 'dark' : 'light'
    meta.content = FRAME[theme === 'system' ? byDevice : theme]
  }
}

export type Preferences = {
  readonly language: Language
  readonly theme: Theme
  readonly singleKeys: boolean
  readonly setLanguage: (language: Language) => void
  readonly setTheme: (theme: Theme) => void
  readonly setSingleKeys: (on: boolean) => void
}

export const PreferencesContext = createContext<Preferences | null>(null)

export const usePreferences = (): Preferences => {
  const preferences = use(PreferencesContext)
  if (preferences === null) throw new Error('usePreferences needs a PreferencesContext above')
  return preferences
}

/** Whether keys without Ctrl do something here. */
export const useSingleKeys = (): boolean => use(PreferencesContext)?.singleKeys ?? true
