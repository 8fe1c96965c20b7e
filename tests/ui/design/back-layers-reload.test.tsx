// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

// It listens for the life of a page: this file has a page of its own.
vi.resetModules()

it('goes over the entry of a layer that was open when the page was loaded anew, in one step', async () => {
  history.pushState(null, '', '/before')
  history.pushState(null, '', '/page')
  history.pushState({ 'visavis-layer': 1 }, '')
  await import('../../../src/ui/design/back-layers')
  history.back()
  await expect.poll(() => location.pathname).toBe('/before')
})
