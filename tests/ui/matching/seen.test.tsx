import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSeen } from '../../../src/ui/matching/use-seen'

type Told = (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>[]) => void

let tell: Told = () => undefined
let thresholds: readonly number[] = []
let watches = 0
let watched = new Set<Element>()

class Seen {
  constructor(told: Told, { threshold }: { readonly threshold: readonly number[] }) {
    tell = told
    thresholds = threshold
    watches += 1
    watched = new Set()
  }
  observe(card: Element) {
    watched.add(card)
  }
  disconnect() {}
}

const aFeed = (count: number): HTMLElement => {
  const feed = document.createElement('div')
  feed.innerHTML = Array.from({ length: count }, (_, place) => `<article data-place="${place}"></article>`).join('')
  return feed
}

const follow = () => {
  const feed = { current: aFeed(3) }
  const told: string[] = []
  const listeners = {
    look: (place: number) => void told.push(`look ${place}`),
    passBy: () => void told.push('pass by'),
    lookAway: () => void told.push('look away'),
    reach: (place: number) => void reached.push(place),
  }
  const reached: number[] = []
  const { rerender } = renderHook(({ shown }) => useSeen(feed, shown, listeners), { initialProps: { shown: 'a,b,c' } })
  const shows = (...shares: readonly number[]): void =>
    tell(
      shares.map((intersectionRatio, at) => ({ target: feed.current.children[at] ?? feed.current, intersectionRatio })),
    )
  return { feed, reached, rerender, shows, told }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Seen)
  vi.useFakeTimers()
  watches = 0
})
afterEach(() => void vi.useRealTimers())

describe('which video is seen [MTCH-8]', () => {
  it('is the one that stands there from the beginning, at once', () => {
    const { shows, told } = follow()
    shows(0.6, 0, 0)
    expect(told).toEqual(['look 0'])
  })

  it('is the one that has come to stand there; the one before is seen until it has left the window', () => {
    const { shows, told } = follow()
    shows(1, 0, 0)
    shows(0.5, 0.5, 0)
    expect(told).toEqual(['look 0'])
    shows(0, 0.7, 0)
    expect(told).toEqual(['look 0', 'pass by'])
    vi.advanceTimersByTime(149)
    shows(0, 0.3, 0.7)
    vi.advanceTimersByTime(149)
    expect(told).toEqual(['look 0', 'pass by'])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['look 0', 'pass by', 'look 2'])
  })

  it('is none that goes by, however slowly', () => {
    const { shows, told } = follow()
    shows(1, 0, 0)
    shows(0, 1, 0)
    for (let moves = 0; moves < 10; moves += 1) {
      vi.advanceTimersByTime(100)
      document.dispatchEvent(new Event('scroll'))
    }
    expect(told).toEqual(['look 0', 'pass by'])
    vi.advanceTimersByTime(150)
    expect(told).toEqual(['look 0', 'pass by', 'look 1'])
  })

  it('is none where they come to rest between two, or beyond the last', () => {
    const { shows, told } = follow()
    shows(1, 0, 0)
    shows(0.5, 0.5, 0)
    vi.advanceTimersByTime(150)
    expect(told).toEqual(['look 0', 'look away'])
  })

  it('may be one of others that came in their place, as many as before', () => {
    const { feed, rerender } = follow()
    feed.current.innerHTML = aFeed(3).innerHTML
    rerender({ shown: 'd,e,f' })
    expect([...feed.current.children].every((card) => watched.has(card))).toBe(true)
  })

  it('stays the same while more are put behind them', () => {
    const { rerender, shows, told } = follow()
    shows(1, 0, 0)
    rerender({ shown: 'a,b,c,d' })
    shows(0, 1, 0)
    expect(told).toEqual(['look 0', 'pass by'])
  })

  it('waits no longer for those that are put behind them: they are no movement', () => {
    const { feed, rerender, shows, told } = follow()
    shows(1, 0, 0)
    shows(0, 1, 0)
    vi.advanceTimersByTime(100)
    feed.current.append(...aFeed(1).children)
    rerender({ shown: 'a,b,c,d' })
    shows(0, 1, 0, 0)
    vi.advanceTimersByTime(50)
    expect([told, watches, watched.size]).toEqual([['look 0', 'pass by', 'look 1'], 1, 4])
  })

  it('is told by its new place when another before it has gone', () => {
    const { feed, rerender, shows, told } = follow()
    shows(0, 0, 1)
    const [first, second, third] = feed.current.querySelectorAll<HTMLElement>('article')
    first?.remove()
    second?.setAttribute('data-place', '0')
    third?.setAttribute('data-place', '1')
    rerender({ shown: 'b,c' })
    vi.advanceTimersByTime(150)
    expect(told).toEqual(['look 2', 'look 1'])
  })

  it('has gone by when nothing but an edge of it touches the window, which is told as such', () => {
    const { shows, told } = follow()
    shows(1, 0, 0)
    shows(0.005, 0.995, 0)
    expect([told, Math.min(...thresholds) > 0.005]).toEqual([['look 0', 'pass by'], true])
  })
})

it('tells how far one has come while the videos still move [MTCH-5]', () => {
  const { reached, shows } = follow()
  shows(1, 0, 0)
  shows(0, 0.5, 0.5)
  expect(reached).toEqual([0, 2])
})

it('tells nothing of how far one has come where none of the videos is in the window [MTCH-5]', () => {
  const { reached, shows } = follow()
  shows(1, 0, 0)
  shows(0, 0, 0)
  expect(reached).toEqual([0])
})
