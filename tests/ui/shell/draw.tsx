import { act, configure, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Core } from '../../../src/application/core'
import { ToastProvider } from '../../../src/ui/design/toast'
import { startI18n } from '../../../src/ui/i18n/i18n'
import { App } from '../../../src/ui/shell/app'
import { CoreContext } from '../../../src/ui/shell/core-context'
import { PreferencesProvider } from '../../../src/ui/shell/preferences-provider'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'

/** Parts arrive by dynamic import, which takes its time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

export type Width = 'phone' | 'ipad' | 'desktop'

const px: Readonly<Record<Width, number>> = { phone: 390, ipad: 600, desktop: 1280 }

/** Answers `min-width` and `max-width` as a window of that width does. */
export const windowOf = (width: number): void => {
  window.matchMedia = (query: string): MediaQueryList => {
    const [, edge, limit] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
    const matches = edge === 'min' ? width >= Number(limit) : edge === 'max' ? width <= Number(limit) : false
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  }
}

/** Draws the whole frame at an address, in a window of a width. */
export const drawShell = async (core: Core, path = '/', width: Width = 'desktop') => {
  windowOf(px[width])
  const i18n = await startI18n('en')
  const memory = memoryLocation({ path, record: true })
  const store = makeKeyedStoreFake()
  const view = await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <PreferencesProvider store={store} i18n={i18n} first="en">
          <CoreContext value={core}>
            <Router hook={memory.hook} searchHook={memory.searchHook}>
              <ToastProvider>
                <App />
              </ToastProvider>
            </Router>
          </CoreContext>
        </PreferencesProvider>
      </I18nextProvider>,
    ),
  )
  return { ...view, memory, store }
}
