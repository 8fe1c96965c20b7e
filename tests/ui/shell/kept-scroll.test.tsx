import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useKeptScroll } from '../../../src/ui/shell/use-kept-scroll'

const Place = ({ page }: { readonly page: string }) => {
  const main = useRef<HTMLElement>(null)
  useKeptScroll(main, page)
  return <main ref={main}>{page}</main>
}

const scrollTo = (top: number) => {
  const main = screen.getByRole('main')
  main.scrollTop = top
  main.dispatchEvent(new Event('scroll'))
}

const isOver = (how: boolean | AddEventListenerOptions | undefined): boolean =>
  typeof how === 'object' && how.signal?.aborted === true

describe('the place in a list', () => {
  it('is found again on going back, and a new page begins at the top', () => {
    const { rerender } = render(<Place page="home" />)
    scrollTo(640)
    rerender(<Place page="profile" />)
    expect(screen.getByRole('main').scrollTop).toBe(0)
    scrollTo(80)
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    rerender(<Place page="home" />)
    expect(screen.getByRole('main').scrollTop).toBe(640)
  })

  it('is neither asked for nor set where it is right: that would lay out a page that is only being put in', () => {
    const reads = vi.spyOn(HTMLElement.prototype, 'scrollTop', 'get')
    const writes = vi.spyOn(HTMLElement.prototype, 'scrollTop', 'set')
    const { rerender } = render(<Place page="home" />)
    rerender(<Place page="profile" />)
    expect([reads.mock.calls.length, writes.mock.calls.length]).toEqual([0, 0])
  })

  it('listens for a wheel and a finger only while it is being looked for', () => {
    const { rerender } = render(<Place page="home" />)
    const listened = vi.spyOn(screen.getByRole('main'), 'addEventListener')
    const listening = () =>
      listened.mock.calls.filter(([name, , how]) => name !== 'scroll' && !isOver(how)).map(([name]) => name)
    scrollTo(640)
    rerender(<Place page="profile" />)
    expect(listening()).toEqual([])
    scrollTo(80)
    const stuck = vi.spyOn(screen.getByRole('main'), 'scrollTop', 'get').mockReturnValue(80)
    rerender(<Place page="friends" />)
    expect(listening()).toEqual(['wheel', 'touchstart'])
    stuck.mockReturnValue(0)
    rerender(<Place page="wall" />)
    expect(listening()).toEqual([])
  })

  it('is not kept for somebody who goes on to the same page anew', () => {
    const { rerender } = render(<Place page="home" />)
    scrollTo(640)
    rerender(<Place page="profile" />)
    rerender(<Place page="home" />)
    expect(screen.getByRole('main').scrollTop).toBe(0)
  })
})
