import { act, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Core } from '../../../src/application/core'
import type { Language } from '../../../src/domain/kernel/language'
import { ToastProvider } from '../../../src/ui/design/toast'
import { startI18n } from '../../../src/ui/i18n/i18n'
import { CoreContext } from '../../../src/ui/shell/core-context'
import { LeaveGuard } from '../../../src/ui/shell/leave-guard'
import { ShellContext, type Shell } from '../../../src/ui/shell/shell-context'

configure({ asyncUtilTimeout: 10_000 })

const shell: Shell = {
  mobile: false,
  place: 'page',
  close: () => undefined,
  openProfile: () => undefined,
  signOut: () => undefined,
}

/** Draws one view inside what the frame gives it. */
export const drawView = async (core: Core, view: ReactNode, language: Language = 'en', over: Partial<Shell> = {}) => {
  const i18n = await startI18n(language)
  await i18n.loadNamespaces([
    'account',
    'activity',
    'ban',
    'calls',
    'cards',
    'chat',
    'checkIn',
    'checkout',
    'coins',
    'common',
    'conversation',
    'friends',
    'gifts',
    'home',
    'hotVideos',
    'match',
    'matchCall',
    'messageSearch',
    'notices',
    'offers',
    'orders',
    'profile',
    'pushes',
    'recordedCall',
    'safety',
    'security',
    'shell',
    'shop',
    'spending',
    'tasks',
    'wall',
  ])
  const memory = memoryLocation({ path: '/', record: true })
  const drawn = await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <CoreContext value={core}>
          <Router hook={memory.hook} searchHook={memory.searchHook}>
            <ToastProvider>
              <ShellContext value={{ ...shell, ...over }}>
                <LeaveGuard>
                  <Suspense>{view}</Suspense>
                </LeaveGuard>
              </ShellContext>
            </ToastProvider>
          </Router>
        </CoreContext>
      </I18nextProvider>,
    ),
  )
  return { ...drawn, memory }
}
