import { resetAnimationFrameScheduler } from '@base-ui/utils/useAnimationFrame'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { pageName } from '../../src/ui/shell/page-title'

configure({ asyncUtilTimeout: 15_000 })

const root = document.documentElement

/** Files share one window: each test leaves it as it found it. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  resetAnimationFrameScheduler()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  pageName.set('')
  document.title = ''
})

/** What a view began to load is loaded before the next file, which finds it. */
afterAll(() => vi.dynamicImportSettled())
