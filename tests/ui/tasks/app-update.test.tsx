import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AppUpdateFeature } from '../../../src/application/tasks/app-update.feature'
import { AppUpdateModel } from '../../../src/application/tasks/app-update.model'
import { Layer } from '../../../src/ui/tasks/app-update.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'

const updating = () => {
  const view = new AppUpdateModel()
  const update = vi.fn<AppUpdateFeature['update']>()
  const stop = vi.fn<() => void>()
  const feature: AppUpdateFeature = { view, update, follow: () => stop, later: () => view.putAway() }
  return { feature, stop, update, view }
}
const note = () => screen.queryByText(/A new version of Visavis is ready/)

describe('the note of a newer build', () => {
  it('comes when there is one, and updates by a press', async () => {
    const { feature, stop, update, view } = updating()
    const { unmount } = await drawView(aCore(anAccount(signedIn()), { appUpdate: feature, calls: aCalls() }), <Layer />)
    expect(note()).toBe(null)
    act(() => view.setNewer())
    expect(await screen.findByRole('status')).toHaveTextContent('What you have written stays.')
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    expect(update).toHaveBeenCalledOnce()
    unmount()
    expect(stop).toHaveBeenCalled()
  })

  it('can be put off', async () => {
    const { feature, view } = updating()
    await drawView(aCore(anAccount(signedIn()), { appUpdate: feature, calls: aCalls() }), <Layer />)
    act(() => view.setNewer())
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(note()).toBe(null)
  })

  it('waits for the end of a call, and of a ring', async () => {
    const { feature, view } = updating()
    view.setNewer()
    const call = { _tag: 'Ringing' } as never
    await drawView(aCore(anAccount(signedIn()), { appUpdate: feature, calls: aCalls({ call }) }), <Layer />)
    expect(note()).toBe(null)
  })

  it('comes to visitors, who have no calls', async () => {
    const { feature, view } = updating()
    view.setNewer()
    await drawView(aCore(anAccount(), { appUpdate: feature }), <Layer />)
    expect(await screen.findByRole('status')).toBeVisible()
  })
})
