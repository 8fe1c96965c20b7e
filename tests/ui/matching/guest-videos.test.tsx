import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { HotVideosFeature } from '../../../src/application/matching/hot-videos.feature'
import { GuestVideos } from '../../../src/ui/matching/guest-videos'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount } from '../shell/literal-core'
import { aFriends } from '../shell/literal-features'
import { aHotVideos } from './literal-hot-videos'

type Told = (entries: readonly Pick<IntersectionObserverEntry, 'intersectionRect' | 'isIntersecting'>[]) => void

let tell: Told = () => undefined

class Seen {
  constructor(told: Told) {
    tell = told
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Seen))

const shows = (height: number): void =>
  act(() => tell([{ isIntersecting: true, intersectionRect: { height } as DOMRectReadOnly }]))

it('loads nothing of the videos while their place only touches the first screen, and all of them once they are gone to', async () => {
  const load = vi.fn<HotVideosFeature['load']>(async () => undefined)
  const core = aCore(anAccount({}), {
    friends: aFriends([]),
    hotVideos: aHotVideos({ listing: 'failed' }, { load }),
  })
  await drawView(core, <GuestVideos />, 'en', { mobile: true })
  shows(0)
  await act(() => vi.dynamicImportSettled())
  expect([load.mock.calls.length, screen.queryByRole('button')]).toEqual([0, null])
  shows(5)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
})
