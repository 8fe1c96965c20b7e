import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as O from 'fp-ts/Option'
import { observable, runInAction } from 'mobx'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { HotVideosFeature } from '../../../src/application/matching/hot-videos.feature'
import { HotVideosModel } from '../../../src/application/matching/hot-videos.model'
import type { PresenceStatus } from '../../../src/domain/friends/presence'
import { HotVideo } from '../../../src/ui/matching/hot-video'
import { HotVideos } from '../../../src/ui/matching/hot-videos.view'
import { windowOf } from '../shell/draw'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends, anAcquaintance } from '../shell/literal-features'
import { aHotVideos } from './literal-hot-videos'

type Told = (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>[]) => void

let tell: Told = () => undefined

class Seen {
  constructor(told: Told) {
    tell = told
  }
  observe() {}
  disconnect() {}
}

const videos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    address: `/v/${at + 1}`,
    host: anAcquaintance(at + 1, { headImg: `/p/${at + 1}.svg` }),
  }))

beforeEach(() => {
  windowOf(390)
  vi.stubGlobal('IntersectionObserver', Seen)
  Element.prototype.scrollIntoView = () => undefined
})

/** A feed on a phone of so many videos, with a page more or none. */
const feed = async (count: number, more = true) => {
  const model = new HotVideosModel(() => false)
  const loadMore = vi.fn<HotVideosFeature['loadMore']>(async () => undefined)
  const set = (over: Partial<HotVideosModel['list']>): void => act(() => model.setList({ ...model.list, ...over }))
  model.setList({ items: videos(count), listing: 'loaded', more, page: 1 })
  const hotVideos = aHotVideos({}, { view: model, loadMore, look: (at) => model.look(at) })
  const core = aCore(anAccount(signedIn()), { friends: aFriends([], { guests: [anAcquaintance(500)] }), hotVideos })
  const { container } = await drawView(core, <HotVideos />, 'en', { mobile: true })
  const shows = (place: number, intersectionRatio = 1): void => {
    const target = container.querySelector(`[data-place="${place}"]`)
    act(() => tell(target === null ? [] : [{ target, intersectionRatio }]))
  }
  return { container, loadMore, set, shows }
}

describe('the next page', () => {
  it('is asked for once for each video that one comes to, however often one crosses it [MTCH-5]', async () => {
    const { loadMore, set, shows } = await feed(20)
    for (const share of [0.5, 1, 0.5, 1]) {
      shows(8, share)
      set({ listing: 'failed' })
    }
    expect(loadMore).toHaveBeenCalledTimes(1)
    shows(9)
    expect(loadMore).toHaveBeenCalledTimes(2)
  })

  it('is asked for again when one has come that brought nobody new [MTCH-5]', async () => {
    const { loadMore, set } = await feed(4)
    expect(loadMore).toHaveBeenCalledTimes(1)
    set({ listing: 'loading' })
    set({ listing: 'loaded', page: 2 })
    expect(loadMore).toHaveBeenCalledTimes(2)
    set({ listing: 'loading' })
    set({ listing: 'failed' })
    expect(loadMore).toHaveBeenCalledTimes(2)
  })

  it('that failed can be asked for again behind the last video [MTCH-5]', async () => {
    const { loadMore, set } = await feed(4)
    set({ listing: 'failed' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loadMore).toHaveBeenCalledTimes(2)
    set({ listing: 'loading' })
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true')
    set({ items: videos(5), listing: 'loaded' })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('the end', () => {
  it('has its faces when one jumps beyond the last video at once [MTCH-5]', async () => {
    const { container, shows } = await feed(20, false)
    shows(0)
    const end = () => container.querySelector('[data-place="20"]')
    expect(end()?.childElementCount).toBe(0)
    shows(0, 0)
    shows(20)
    await vi.waitFor(() => expect(end()?.childElementCount).toBe(1))
  })
})

it('fetches the pictures of three videos to either side of the one that is seen, and no more', async () => {
  const { container, shows } = await feed(12)
  const eager = () =>
    [...container.querySelectorAll<HTMLElement>('article')].flatMap((card) =>
      card.querySelector('img')?.getAttribute('loading') === 'eager' ? [Number(card.dataset['place'])] : [],
    )
  expect(eager()).toEqual([0, 1, 2, 3])
  shows(6)
  expect(eager()).toEqual([0, 3, 4, 5, 6, 7, 8, 9])
})

it('draws no video anew because somebody comes or goes, only what says so', async () => {
  const presence = observable.box<PresenceStatus>('offline')
  const [video] = videos(1)
  let drawn = 0
  const hot = aHotVideos()
  const view = Object.defineProperty({ ...hot.view }, 'videos', { get: () => ((drawn += 1), [video]) })
  const core = aCore(anAccount(signedIn()), {
    friends: aFriends([], { person: () => O.none, presence: () => presence.get() }),
    hotVideos: { ...hot, view },
  })
  await drawView(core, video && <HotVideo video={video} place={0} />)
  const before = drawn
  act(() => runInAction(() => presence.set('online')))
  expect(within(screen.getByRole('article')).getByText('Online')).toBeVisible()
  expect([before > 0, drawn]).toEqual([true, before])
})
