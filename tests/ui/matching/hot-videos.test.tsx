import * as E from 'fp-ts/Either'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import type { Features } from '../../../src/application/core'
import type { ClipState, HotVideosFeature, HotVideosView } from '../../../src/application/matching/hot-videos.feature'
import type { Acquaintance } from '../../../src/domain/friends/acquaintance'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { HotVideo } from '../../../src/domain/matching/hot-video'
import { HotVideos } from '../../../src/ui/matching/hot-videos.view'
import { windowOf } from '../shell/draw'
import { drawView } from '../shell/draw-view'
import { aCalls, aFriends, anAcquaintance, aSimulatedCall } from '../shell/literal-features'
import { aHotVideos } from './literal-hot-videos'
import { aCore, anAccount, signedIn } from '../shell/literal-core'

const video = (id: number, over: Partial<Acquaintance> = {}): HotVideo => ({
  id: String(id),
  address: `/v/${id}`,
  host: anAcquaintance(id, { relation: 'stranger', status: 'offline', price: 30, demo: true, ...over }),
})

const ready = (id: string): ClipState => ({ _tag: 'Ready', source: `clip:${id}` })

const played: string[] = []
const stopped: string[] = []

beforeEach(() => {
  windowOf(1280)
  played.length = stopped.length = 0
  Element.prototype.scrollIntoView = () => undefined
  HTMLMediaElement.prototype.load = () => undefined
  HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
    stopped.push(this.src)
  }
  HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
    played.push(this.src)
  }
})
afterEach(() => vi.restoreAllMocks())

type Scene = {
  readonly view?: Partial<HotVideosView>
  readonly hot?: Partial<HotVideosFeature>
  readonly others?: Partial<Features>
  readonly account?: AccountFeature
  readonly mobile?: boolean
}

const show = async (videos: readonly HotVideo[], { account, hot, mobile = false, others, view }: Scene = {}) => {
  const core = aCore(account ?? anAccount(signedIn()), {
    friends: aFriends(videos.map(({ host }) => host)),
    hotVideos: aHotVideos({ videos, ...view }, hot),
    ...others,
  })
  return drawView(core, <HotVideos />, 'en', { mobile })
}

const card = (name: string) => within(screen.getByRole('article', { name: `Recorded video of ${name}` }))

describe('a hot video', () => {
  it('shows its host with status and the label, and what can be done with its price [MTCH-8, PLUS-1, MTCH-15, FRND-8]', async () => {
    await show([video(1, { name: 'Lina', countryCode: 'BR' })])
    expect(card('Lina').getByText('Recorded')).toBeVisible()
    expect(card('Lina').getByText('Demo')).toBeVisible()
    expect(card('Lina').getByText('Offline')).toBeVisible()
    expect(card('Lina').getByRole('link', { name: 'Profile of Lina' })).toHaveAttribute('href', '/profile/1')
    expect(await card('Lina').findByRole('button', { name: 'Add friend, 9 coins' })).toBeEnabled()
    expect(card('Lina').getByRole('button', { name: 'Like, 1 coin' })).toBeEnabled()
    expect(card('Lina').getByRole('button', { name: 'Video call, recorded, free' })).toBeEnabled()
    expect(await card('Lina').findByRole('button', { name: 'Chat' })).toBeEnabled()
    expect(screen.getAllByRole('button', { name: 'Start matching' })).toHaveLength(1)
  })

  it('offers no second request to a friend', async () => {
    await show([video(1, { name: 'Lina', relation: 'friend' })])
    expect(await card('Lina').findByRole('button', { name: 'Chat' })).toBeEnabled()
    expect(card('Lina').queryByRole('button', { name: /^Add friend/ })).toBeNull()
  })

  it('is given to two decoders at most: what is seen and what is next [MTCH-8]', async () => {
    const { container } = await show(
      [1, 2, 3, 4].map((id) => video(id)),
      { view: { seen: 1, clip: ready } },
    )
    expect([...container.querySelectorAll('video')].map(({ src }) => src)).toEqual(['clip:2', 'clip:3'])
    expect(played).toEqual(['clip:2'])
  })

  it('is silent until the person asks to hear it [MTCH-8]', async () => {
    const setSound = vi.fn<HotVideosFeature['setSound']>()
    const { container } = await show([video(1)], { view: { seen: 0, clip: ready }, hot: { setSound } })
    expect(container.querySelector('video')?.muted).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Turn sound on' }))
    expect(setSound).toHaveBeenCalledWith(true)
  })

  it('stops while nobody looks at the page, something covers it, or the person halts it', async () => {
    await show([video(1)], { view: { seen: 0, clip: ready } })
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(stopped).toEqual(['clip:1'])
    seen.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(played).toEqual(['clip:1', 'clip:1'])
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(stopped).toHaveLength(2)
  })

  it('does not play below a call [CALL-82]', async () => {
    await show([video(1)], { view: { seen: 0, clip: ready, covered: true } })
    expect(played).toEqual([])
  })

  it('waits for a press where less motion is wanted', async () => {
    const wide = matchMedia
    window.matchMedia = (query) => Object.assign(wide(query), query.includes('motion') ? { matches: true } : {})
    await show([video(1)], { view: { seen: 0, clip: ready } })
    expect(played).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(played).toEqual(['clip:1'])
  })

  it.each([
    ['ClipUnreachable', 'The video could not be loaded'],
    ['ClipTooLarge', 'This video is too large to be shown'],
    ['ClipUnsupported', 'This video cannot be played here'],
  ] as const)('keeps its portrait and says why there is nothing to play: %s', async (_tag, text) => {
    const { container } = await show([video(1, { headImg: '/p/1.svg' })], { view: { seen: 0, clip: () => ({ _tag }) } })
    expect(screen.getByText(text)).toBeVisible()
    expect(container.querySelector('article img')).toHaveAttribute('src', expect.stringContaining('/p/1.svg'))
    expect(container.querySelector('video')).toBeNull()
  })

  it('that the player cannot show is told to be unplayable', async () => {
    const unplayable = vi.fn<HotVideosFeature['unplayable']>()
    const { container } = await show([video(7)], { view: { seen: 0, clip: ready }, hot: { unplayable } })
    fireEvent.error(container.querySelector('video') as HTMLVideoElement)
    expect(unplayable).toHaveBeenCalledWith('7')
  })
})

describe('the grid of a desktop', () => {
  it('plays what the pointer or the focus is on [MTCH-8]', async () => {
    const [look, lookAway] = [vi.fn<HotVideosFeature['look']>(), vi.fn<HotVideosFeature['lookAway']>()]
    await show([video(1, { name: 'Lina' }), video(2, { name: 'Mia' })], { hot: { look, lookAway } })
    await userEvent.hover(screen.getByRole('article', { name: /Mia/ }))
    expect(look).toHaveBeenLastCalledWith(1)
    await userEvent.unhover(screen.getByRole('article', { name: /Mia/ }))
    expect(lookAway).toHaveBeenCalled()
    act(() => card('Lina').getByRole('link').focus())
    expect(look).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('article', { name: /Mia/ })).toHaveFocus()
  })
})

describe('the list', () => {
  it('can be asked for again when it failed', async () => {
    const load = vi.fn<HotVideosFeature['load']>(async () => undefined)
    await show([], { view: { listing: 'failed' }, hot: { load } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('goes on by itself on a phone, twelve videos before its end [MTCH-5]', async () => {
    const loadMore = vi.fn<HotVideosFeature['loadMore']>(async () => undefined)
    const all = Array.from({ length: 14 }, (_, at) => video(at + 1))
    await show(all, { mobile: true, view: { more: true, place: 1 }, hot: { loadMore } })
    expect(loadMore).not.toHaveBeenCalled()
    await show(all, { mobile: true, view: { more: true, place: 2 }, hot: { loadMore } })
    expect(loadMore).toHaveBeenCalled()
  })
})

describe('what a press does', () => {
  it('likes, and says when they like each other [MTCH-14, MTCH-29]', async () => {
    const like = vi.fn<HotVideosFeature['like']>(() => async () => E.right(true))
    await show([video(1, { name: 'Lina' })], { hot: { like } })
    await userEvent.click(card('Lina').getByRole('button', { name: /^Like/ }))
    expect(like).toHaveBeenCalledWith(1 as UserId)
    expect(await screen.findByText('You like each other, Lina and you!')).toBeInTheDocument()
  })

  it('says what a like lacked', async () => {
    await show([video(1)], { hot: { like: () => async () => E.left({ _tag: 'NotEnoughCoins' }) } })
    await userEvent.click(screen.getByRole('button', { name: /^Like/ }))
    expect(await screen.findAllByText('You do not have enough coins. Nothing was charged.')).not.toHaveLength(0)
  })

  it("says that a limit of one's own is reached [PLUS-9]", async () => {
    await show([video(1)], { hot: { like: () => async () => E.left({ _tag: 'SpendingLimit', until: 5 }) } })
    await userEvent.click(screen.getByRole('button', { name: /^Like/ }))
    expect(await screen.findAllByText('You have reached the limit that you set')).not.toHaveLength(0)
  })

  it('calls the recording of demo people, and everybody else in person [CALL-84, PLUS-1]', async () => {
    const start = vi.fn<Features['calls']['simulated']['start']>(() => async () => E.right(undefined))
    const place = vi.fn<Features['calls']['place']>(() => async () => undefined)
    const calls = aCalls({}, { place, simulated: aSimulatedCall({}, { start }) })
    await show([video(1, { name: 'Lina' }), video(2, { name: 'Mia', demo: false, status: 'online' })], {
      others: { calls },
    })
    await userEvent.click(card('Lina').getByRole('button', { name: 'Video call, recorded, free' }))
    expect(start).toHaveBeenCalledWith(expect.objectContaining({ id: 1, name: 'Lina', demo: true }), 103)
    await userEvent.click(card('Mia').getByRole('button', { name: 'Video call, 30 coins a minute' }))
    expect([place.mock.calls, start.mock.calls.length]).toEqual([[[2, 102]], 1])
  })

  it('says that there is no recording, and that one call is enough [CALL-30]', async () => {
    for (const [_tag, text] of [
      ['NoRecording', 'There is no recording of Lina'],
      ['AlreadyInCall', 'End the other call first'],
    ] as const) {
      const calls = aCalls({}, { simulated: aSimulatedCall({}, { start: () => async () => E.left({ _tag }) }) })
      const { unmount } = await show([video(1, { name: 'Lina' })], { others: { calls } })
      await userEvent.click(screen.getByRole('button', { name: /^Video call/ }))
      expect(await screen.findAllByText(text)).not.toHaveLength(0)
      unmount()
    }
  })

  it('leads visitors to the login popup, whatever they press [MTCH-8, ACCT-16]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    await show([video(1)], { account: anAccount({}, { openSignIn }) })
    for (const name of ['Like', 'Add friend', 'Video call, recorded, free', 'Chat'])
      await userEvent.click(screen.getByRole('button', { name }))
    expect(openSignIn).toHaveBeenCalledTimes(4)
  })
})

describe('what stands above the videos', () => {
  it.each([true, false])('stays while they still load what they need, on a phone: %s', async (mobile) => {
    const core = aCore(anAccount(signedIn()), { hotVideos: aHotVideos({ videos: [video(1)] }) })
    await drawView(core, <HotVideos lead={<h1>Hello</h1>} />, 'en', { mobile })
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  })
})
