import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import type { WallFeature } from '../../../src/application/matching/wall.feature'
import { hostOnWall } from '../../builders/wall'
import { aWall, crowd, layOut, showWall } from './wall.stage'

layOut()

const bea = hostOnWall(1, { name: 'Bea' })

describe('reading the wall anew', () => {
  const failing = () => vi.fn<WallFeature['load']>(async () => E.left({ _tag: 'Unreachable', timedOut: false }))

  it('is a button, and says when it failed', async () => {
    const load = failing()
    await showWall(aWall([bea], {}, { load }))
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(load).toHaveBeenCalledOnce()
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be refreshed')
    expect(screen.getByText('Bea')).toBeVisible()
  })

  const pull = (by: number) => {
    const list = screen.getByRole('list', { name: 'People on the wall' })
    fireEvent.touchStart(list, { touches: [{ clientY: 100 }] })
    fireEvent.touchMove(list, { touches: [{ clientY: 100 + by }] })
    fireEvent.touchEnd(list, { touches: [] })
  }

  it('is done by pulling it down far enough from its top', async () => {
    const load = vi.fn<WallFeature['load']>(async () => E.right(undefined))
    await showWall(aWall([bea], {}, { load }))
    pull(95)
    expect(load).not.toHaveBeenCalled()
    pull(96)
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('the place on the wall', () => {
  const scroller = () => {
    const found = screen.getByRole('list', { name: 'People on the wall' }).closest<HTMLElement>('[data-scroller]')
    if (found === null) throw new Error('nothing scrolls')
    return found
  }

  it('is kept while other pages are open, for as long as the list is the same [SHELL-4]', async () => {
    const edition = {}
    const { unmount } = await showWall(aWall(crowd(400), { edition }))
    scroller().scrollTop = 1_200
    fireEvent.scroll(scroller())
    unmount()
    const again = await showWall(aWall(crowd(400), { edition }))
    expect(scroller().scrollTop).toBe(1_200)
    again.unmount()
    await showWall(aWall(crowd(400)))
    expect(scroller().scrollTop).toBe(0)
  })
})

describe('keys on the wall', () => {
  it('go from face to face as they stand, four in a row', async () => {
    await showWall(aWall(crowd(6)))
    const [first] = screen.getAllByRole('link', { name: /Host/ })
    first?.focus()
    const path: (string | undefined)[] = []
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowRight', 'Home', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`)
      path.push((document.activeElement as HTMLElement).dataset.tile)
    }
    expect(path).toEqual(['1', '5', '5', '1', '5', '5', '0', '0'])
  })
})

describe('the tip of the wall', () => {
  it('is shown until it was seen, and let go with the page [SHELL-79]', async () => {
    const stop = vi.fn<() => void>()
    const { unmount } = await showWall(aWall([bea], { tip: true }, { showTip: () => stop }))
    expect(screen.getByText(/^Tap a face/)).toBeVisible()
    unmount()
    expect(stop).toHaveBeenCalled()
  })

  it('is not shown again [SHELL-79]', async () => {
    await showWall(aWall([bea]))
    expect(screen.queryByText(/^Tap a face/)).toBeNull()
  })
})
