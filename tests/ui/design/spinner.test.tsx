import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Spinner } from '../../../src/ui/design/spinner'
import { startI18n } from '../../../src/ui/i18n/i18n'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says after six seconds that the connection is slow', async () => {
  const i18n = await startI18n('en')
  render(
    <I18nextProvider i18n={i18n}>
      <Spinner />
    </I18nextProvider>,
  )
  expect(screen.getByRole('status')).toHaveAccessibleName('Loading')
  act(() => vi.advanceTimersByTime(5_999))
  expect(screen.queryByText(/slow/)).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('Still loading. The connection is slow.')).toBeVisible()
})
