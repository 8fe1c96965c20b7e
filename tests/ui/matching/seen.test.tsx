import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSeen } from '../../../src/ui/matching/use-seen'

type Told = (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>[]) => void

let tell: Told = () => undefined
let watched: Element[] = []

class Seen {
  constructor(told: Told) {
    tell = told
    watched = []
  }
  observe(card: Element) {
    watched.push(card)
  }
  disconnect() {}
}

const aFeed = (count: number): HTMLElement => {
  const feed = document.createElement('div')
  feed.innerHTML = Array.from({ length: count }, (_, place) => `<article data-place="${place}"></article>`).join('')
  return feed
}

const follow = () => {
  const feed = aFeed(3)
  const [look, lookAway] = [vi.fn<(place: number) => void>(), vi.fn<() => void>()]
  renderHook(() => useSeen({ current: feed }, 'a,b,c', { look, lookAway }))
  const shows = (...shares: readonly number[]): void =>
    tell(shares.map((intersectionRatio, at) => ({ target: feed.children[at] ?? feed, intersectionRatio })))
  return { look, lookAway, shows }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Seen)
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('which video is seen [MTCH-8]', () => {
  it('is the one that stands there from the beginning, at once', () => {
    const { look, shows } = follow()
    shows(0.6, 0, 0)
    expect(look.mock.calls).toEqual([[0]])
  })

  it('is the one that has come to stand there, not one that goes by', () => {
    const { look, lookAway, shows } = follow()
    shows(1, 0, 0)
    shows(0.5, 0.5, 0)
    expect(lookAway).toHaveBeenCalledOnce()
    shows(0, 0.7, 0)
    vi.advanceTimersByTime(149)
    shows(0, 0.3, 0.7)
    vi.advanceTimersByTime(149)
    expect(look.mock.calls).toEqual([[0]])
    vi.advanceTimersByTime(1)
    expect(look.mock.calls).toEqual([[0], [2]])
  })

  it('may be one of others that came in their place, as many as before', () => {
    const feed = { current: aFeed(2) }
    const told = { look: vi.fn<(place: number) => void>(), lookAway: vi.fn<() => void>() }
    const { rerender } = renderHook(({ shown }) => useSeen(feed, shown, told), { initialProps: { shown: 'a,b' } })
    feed.current.innerHTML = aFeed(2).innerHTML
    rerender({ shown: 'c,d' })
    expect(watched.every((card) => feed.current.contains(card))).toBe(true)
  })
})
