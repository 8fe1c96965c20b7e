import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import type { Core } from '../../../src/application/core'
import { startI18n } from '../../../src/ui/i18n/i18n'
import { ErrorBoundary } from '../../../src/ui/shell/error-boundary'
import { ChunkFailed } from '../../../src/ui/shell/load-chunk'
import { rootErrors } from '../../../src/ui/shell/root-errors'
import { startUi } from '../../../src/ui/shell/start'
import { makeJournalFake } from '../../fakes/journal.fake'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { windowOf } from './draw'
import { aCore, anAccount } from './literal-core'

const draw = async (children: ReactNode) => {
  const journal = makeJournalFake()
  const i18n = await startI18n('en')
  const element = document.createElement('div')
  const root = createRoot(element, rootErrors(journal))
  await act(async () => root.render(<I18nextProvider i18n={i18n}>{children}</I18nextProvider>))
  return { element, notes: journal.notes }
}

const broken = new Error('broken')
const Throws = ({ error }: { error: unknown }): ReactNode => {
  throw error
}

it('notes what a boundary caught, with its cause', async () => {
  const { element, notes } = await draw(
    <ErrorBoundary scope="part">
      <Throws error={broken} />
    </ErrorBoundary>,
  )
  expect(element.textContent).not.toBe('')
  expect(notes).toEqual([{ kind: 'defect', what: 'a part of the screen could not be drawn', why: broken }])
})

it('takes a part that did not arrive for no defect', async () => {
  const missing = new ChunkFailed('ChunkLoadError', 'timed out')
  const { notes } = await draw(
    <ErrorBoundary scope="silent">
      <Throws error={missing} />
    </ErrorBoundary>,
  )
  expect(notes).toEqual([{ kind: 'dropped', what: 'a part of the program did not arrive', why: missing }])
})

it('notes what nobody caught', () => {
  const journal = makeJournalFake()
  rootErrors(journal).onUncaughtError?.(broken, {})
  expect(journal.notes).toEqual([{ kind: 'defect', what: 'the screen could not be drawn', why: broken }])
})

it('notes the cause of an error from which React recovered by drawing again', async () => {
  const drawn = vi.fn<() => void>().mockImplementationOnce(() => {
    throw broken
  })
  const Flaky = () => {
    drawn()
    return <p>there</p>
  }
  const { element, notes } = await draw(<Flaky />)
  expect(element.textContent).toBe('there')
  expect(notes).toEqual([{ kind: 'defect', what: 'the screen was drawn again after an error', why: broken }])
})

it('is what the product draws with', async () => {
  const journal = makeJournalFake()
  const core: Core = {
    ...aCore(anAccount()),
    get account(): never {
      throw broken
    },
  }
  windowOf(1280)
  const element = document.createElement('div')
  await act(() => startUi(element, { core, journal, store: makeKeyedStoreFake() }))
  expect(journal.notes).toContainEqual({ kind: 'defect', what: 'a part of the screen could not be drawn', why: broken })
})
