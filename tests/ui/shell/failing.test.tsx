import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { startI18n } from '../../../src/ui/i18n/i18n'

// What is missing is noted for the life of a page: this file has a page of its own.
vi.resetModules()
const { ErrorBoundary } = await import('../../../src/ui/shell/error-boundary')
const { OnDemand } = await import('../../../src/ui/shell/on-demand')
const { ChunkFailed, loadChunk, loadPatiently } = await import('../../../src/ui/shell/load-chunk')
const { usePartMissing } = await import('../../../src/ui/shell/missing-part')

const throwing = (error: unknown) => () => {
  throw error
}

const draw = async (error: unknown, scope: 'all' | 'part' | 'silent') => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = throwing(error)
  const i18n = await startI18n('en')
  return render(
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary scope={scope}>
        <Broken />
      </ErrorBoundary>
    </I18nextProvider>,
  )
}

describe('a part that does not load', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('fails as ChunkLoadError [SHELL-88]', async () => {
    const load = () => Promise.reject(new Error('not here in time: /assets/chat.js'))
    await expect(loadChunk(load)).rejects.toMatchObject({ code: 'ChunkLoadError' })
  })

  it('raises CSS_CHUNK_LOAD_FAILED for a style [SHELL-89]', async () => {
    const load = () => Promise.reject(new Error('Unable to preload CSS for /assets/chat.css'))
    await expect(loadChunk(load)).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' })
  })

  it('is tried again where nobody would press a button: ringing comes late rather than never [SHELL-88]', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('layer')
    const arrived = vi.fn<(layer: string) => void>()
    void loadPatiently(load).then(arrived)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(load).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(arrived).toHaveBeenCalledWith('layer')
  })

  it('is given up after two more attempts', async () => {
    const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('gone'))
    const failed = vi.fn<(error: unknown) => void>()
    loadPatiently(load).catch(failed)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([3, 1])
  })

  it('hands on what has loaded', async () => {
    await expect(loadChunk(async () => 'page')).resolves.toBe('page')
  })
})

describe('what stands where something failed', () => {
  it('says that loading failed and offers to reload [SHELL-90] [SHELL-92]', async () => {
    await draw(new ChunkFailed('ChunkLoadError', 'blocked'), 'part')
    expect(screen.getByText('Failed to load, please refresh and try again')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })

  it('is drawn again without a reload when its person wants it, once, and leads home', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let broken = true
    const Part = () => {
      if (broken) throw new TypeError('x')
      return <p>as before</p>
    }
    const i18n = await startI18n('en')
    const memory = memoryLocation({ path: '/shop' })
    render(
      <I18nextProvider i18n={i18n}>
        <Router hook={memory.hook}>
          <input aria-label="Kept" defaultValue="typed" />
          <ErrorBoundary scope="part">
            <Part />
          </ErrorBoundary>
        </Router>
      </I18nextProvider>,
    )
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('as before')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Kept' })).toHaveValue('typed')
  })

  it('wants the page loaded anew when it breaks again at once', async () => {
    await draw(new TypeError('x'), 'part')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })

  const drawWhole = async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const state = { broken: true }
    const Part = () => {
      if (state.broken) throw new TypeError('x')
      return <p>as before</p>
    }
    const i18n = await startI18n('en')
    const shown = () => (
      <I18nextProvider i18n={i18n}>
        <main id="main" tabIndex={-1}>
          <ErrorBoundary scope="part">
            <Part />
          </ErrorBoundary>
        </main>
      </I18nextProvider>
    )
    const { rerender } = render(shown())
    return { state, again: () => rerender(shown()) }
  }

  it('can be tried again each time that it breaks, if it has held for a while', async () => {
    const clock = vi.spyOn(performance, 'now')
    const start = Math.ceil(performance.now())
    const { again, state } = await drawWhole()
    clock.mockImplementation(() => start)
    state.broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    clock.mockImplementation(() => start + 10_000)
    state.broken = true
    again()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('leaves the focus of whoever tried again in the main part', async () => {
    const { state } = await drawWhole()
    state.broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('says what is safe after a defect', async () => {
    await draw(new TypeError('x'), 'all')
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged')
  })

  it('leaves a layer out, and the banner of the window tells that something is missing [SHELL-88]', async () => {
    const Told = () => (usePartMissing() ? 'missing' : 'whole')
    const told = render(<Told />)
    expect(told.container).toHaveTextContent('whole')
    const { container } = await draw(new ChunkFailed('ChunkLoadError', 'blocked'), 'silent')
    expect(container).toBeEmptyDOMElement()
    expect(told.container).toHaveTextContent('missing')
  })

  it('keeps the button of a menu that did not arrive', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Menu = throwing(new ChunkFailed('ChunkLoadError', 'blocked'))
    const i18n = await startI18n('en')
    render(
      <I18nextProvider i18n={i18n}>
        <OnDemand trigger={<button type="button">Open</button>}>
          <Menu />
        </OnDemand>
      </I18nextProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible()
  })
})
