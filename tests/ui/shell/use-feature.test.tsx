import { act } from '@testing-library/react'
import { startTransition, Suspense, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { Core } from '../../../src/application/core'
import { CoreContext } from '../../../src/ui/shell/core-context'
import { useFeature } from '../../../src/ui/shell/use-feature'
import { aChat, aCore, anAccount } from './literal-core'

/** The chat arrives right after the first drawing has asked for it. */
const arriving = (): Core => {
  const chat = aChat([])
  let loaded: typeof chat | undefined
  let promise: Promise<typeof chat> | undefined
  const feature = () => (promise ??= Promise.resolve().then(() => (loaded = chat)))
  return { ...aCore(anAccount()), feature: feature as never, loaded: () => loaded as never }
}

const View = () => {
  useFeature('chat')
  const [text] = useState('drawn')
  return text
}

it('draws without an error when the feature arrives while React waits for it', async () => {
  const errors: unknown[] = []
  const place = document.createElement('div')
  const report = (error: unknown): void => void errors.push(error)
  const root = createRoot(place, { onRecoverableError: report, onUncaughtError: report, onCaughtError: report })
  const core = arriving()
  const draw = (view: ReactNode) =>
    act(async () =>
      startTransition(() =>
        root.render(
          <CoreContext value={core}>
            <Suspense fallback="waits">{view}</Suspense>
          </CoreContext>,
        ),
      ),
    )
  await draw('before')
  await draw(<View />)
  expect(place.textContent).toBe('drawn')
  expect(errors).toEqual([])
  root.unmount()
})
