import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import type { Core } from '../../application/core'
import type { Journal } from '../../application/kernel/journal.port'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'
import { chooseLanguage } from '../../domain/kernel/language'
import { ToastProvider } from '../design/toast'
import { startI18n } from '../i18n/i18n'
import { SHIPPED } from '../i18n/languages'
import { App } from './app'
import { baseOf } from './base-path'
import { CoreContext } from './core-context'
import { ErrorBoundary } from './error-boundary'
import { readLanguage } from './preferences'
import { PreferencesProvider } from './preferences-provider'
import { rootErrors } from './root-errors'

/** After the first control can be used: on a slow line the letters would hold up the code. Draws nothing. */
const LateFonts = () => {
  useEffect(() => void import('../design/fonts.css').catch(() => undefined), [])
  return null
}

interface Started {
  readonly core: Core
  readonly journal: Journal
  /** What outlives a visit: language, theme, drafts. */
  readonly store: KeyedStore
}

/** Draws the product into `root`, over what the build has drawn there. */
export const startUi = async (root: HTMLElement, { core, journal, store }: Started): Promise<void> => {
  const { base, hint } = baseOf(location.pathname, core.config.basePath)
  const language = chooseLanguage({ chosen: readLanguage(store), hint, browser: navigator.languages }, SHIPPED)
  const i18n = await startI18n(language)
  createRoot(root, rootErrors(journal)).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <PreferencesProvider store={store} i18n={i18n} first={language}>
          <ErrorBoundary scope="all">
            <CoreContext value={core}>
              <Router base={base}>
                <ToastProvider>
                  <App />
                  <LateFonts />
                </ToastProvider>
              </Router>
            </CoreContext>
          </ErrorBoundary>
        </PreferencesProvider>
      </I18nextProvider>
    </StrictMode>,
  )
}
