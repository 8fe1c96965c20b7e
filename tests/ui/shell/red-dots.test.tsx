import { act, screen, within } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { RedDotsFeature } from '../../../src/application/matching/red-dots.feature'
import type { PlayWayName } from '../../../src/domain/kernel/play-way'
import { BottomBar } from '../../../src/ui/shell/bottom-bar'
import type { RouteName } from '../../../src/ui/shell/routes'
import { drawView } from './draw-view'
import { aChat, aCore, anAccount, signedIn } from './literal-core'
import { settled } from './settled'

const drawBar = async (news: readonly PlayWayName[], shown: RouteName, account = anAccount(signedIn())) => {
  const marked = observable.set<PlayWayName>(news)
  const open = vi.fn<RedDotsFeature['open']>((way) => runInAction(() => void marked.delete(way)))
  const redDots: RedDotsFeature = { view: { has: (way) => marked.has(way) }, open }
  await drawView(aCore(account, { chat: aChat([]), redDots }), <BottomBar shown={shown} />)
  return { marked, open }
}

const dotted = () =>
  screen
    .getAllByRole('link')
    .filter((link) => within(link).queryByRole('img', { name: 'New' }) !== null)
    .map((link) => link.textContent)

describe('the red dots of the tabs', () => {
  it('mark the wall, the cards and home, and come while one looks [SHELL-72, SHELL-73]', async () => {
    const { marked } = await drawBar(['wall', 'card'], 'FriendsPage')
    await settled(() => dotted().length > 0)
    expect(dotted()).toEqual(['Wall', 'Cards'])
    act(() => runInAction(() => void marked.add('liveCam')))
    expect(dotted()).toEqual(['Discover', 'Wall', 'Cards'])
  })

  it('go when their tab is open, also one that comes meanwhile [SHELL-73]', async () => {
    const { marked, open } = await drawBar(['wall', 'card'], 'GoddessWall')
    await settled(() => dotted().length > 0)
    expect(dotted()).toEqual(['Cards'])
    expect(open.mock.calls).toEqual([['wall']])
    act(() => runInAction(() => void marked.add('wall')))
    expect(open).toHaveBeenCalledTimes(2)
    expect(dotted()).toEqual(['Cards'])
  })

  it('are not for visitors [SHELL-77]', async () => {
    await drawBar(['wall'], 'LivCam', anAccount())
    expect(dotted()).toEqual([])
  })
})
