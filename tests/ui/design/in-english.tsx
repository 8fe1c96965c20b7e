import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { ToastProvider } from '../../../src/ui/design/toast'
import { startI18n } from '../../../src/ui/i18n/i18n'

configure({ asyncUtilTimeout: 10_000 })

/** Draws a primitive as it stands in the product: with texts and toasts. */
export const draw = async (content: ReactNode) => {
  const i18n = await startI18n('en')
  return render(
    <I18nextProvider i18n={i18n}>
      <ToastProvider>{content}</ToastProvider>
    </I18nextProvider>,
  )
}
