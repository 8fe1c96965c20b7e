import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Avatar } from '../../../src/ui/design/avatar'
import { ChipChoices } from '../../../src/ui/design/chips'
import { PhotoViewer } from '../../../src/ui/design/photo-viewer'
import { Progress } from '../../../src/ui/design/progress'
import { Slider } from '../../../src/ui/design/slider'
import { draw } from './in-english'

const photos = [1, 2, 3].map((id) => ({ id, src: `/photos/${id}` }))

const Album = ({ onClose = () => undefined }: { readonly onClose?: () => void }) => {
  const [at, setAt] = useState<number | null>(0)
  const close = () => {
    setAt(null)
    onClose()
  }
  return <PhotoViewer title="Photo of Lina" photos={photos} at={at} onMove={setAt} onClose={close} />
}

/** Draws the album and waits until it has the focus. */
const open = async () => {
  await draw(<Album />)
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
}

const shown = () => screen.getByRole('img', { name: 'Photo of Lina' }).getAttribute('src')

afterEach(() => void document.documentElement.removeAttribute('dir'))

describe('photo viewer', () => {
  it('goes on and back with arrow keys and stops at either end', async () => {
    await open()
    expect([shown(), screen.getByText('1 of 3').isConnected]).toEqual(['/photos/1', true])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect([shown(), screen.getByText('3 of 3').isConnected]).toEqual(['/photos/3', true])
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toBe('/photos/2')
  })

  it('goes in the direction of reading', async () => {
    document.documentElement.dir = 'rtl'
    await open()
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toBe('/photos/2')
  })

  it('follows a swipe, not a tap', async () => {
    await draw(<Album />)
    const dialog = screen.getByRole('dialog', { name: 'Photo of Lina' })
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(dialog, { clientX: from, isPrimary: true })
      fireEvent.pointerUp(dialog, { clientX: to, isPrimary: true })
    }
    swipe(200, 160)
    expect(shown()).toBe('/photos/1')
    swipe(200, 100)
    expect(shown()).toBe('/photos/2')
    swipe(100, 200)
    expect(shown()).toBe('/photos/1')
  })

  it('has buttons, keeps the focus inside and closes with Escape', async () => {
    const onClose = vi.fn<() => void>()
    await draw(<Album onClose={onClose} />)
    const next = screen.getByRole('button', { name: 'Next photo' })
    await userEvent.click(next)
    await userEvent.click(next)
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('chips to choose', () => {
  it('take as many as the limit and tell when one more is pressed', async () => {
    const onChange = vi.fn<(chosen: readonly number[]) => void>()
    const onFull = vi.fn<() => void>()
    const choices = [1, 2, 3].map((value) => ({ value, label: `Label ${value}` }))
    const all = { label: 'Interests', choices, limit: 2, onChange, onFull }
    const { rerender } = await draw(<ChipChoices {...all} chosen={[1]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Label 3', pressed: false }))
    expect(onChange).toHaveBeenLastCalledWith([1, 3])
    rerender(<ChipChoices {...all} chosen={[1, 3]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Label 2' }))
    expect([onFull.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1])
    await userEvent.click(screen.getByRole('button', { name: 'Label 1', pressed: true }))
    expect(onChange).toHaveBeenLastCalledWith([3])
  })
})

describe('progress', () => {
  it('is read out in percent', async () => {
    await draw(<Progress label="Uploading" percent={40} />)
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40')
    expect(screen.getByText('40%')).toBeVisible()
  })
})

describe('slider', () => {
  it('moves with the arrow keys and says its value in words', async () => {
    const onChange = vi.fn<(value: number) => void>()
    const say = (value: number) => `${value} times`
    await draw(<Slider label="Zoom" value={1} min={1} max={4} step={0.1} onChange={onChange} say={say} />)
    const thumb = screen.getByRole('slider', { name: 'Zoom' })
    expect(thumb).toHaveAttribute('aria-valuetext', '1 times')
    thumb.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenCalledWith(1.1)
  })
})

describe('face', () => {
  it.each([
    ['md', '112x150'],
    ['xxl', '270x360'],
  ] as const)('of size %s is asked for as %s [PROF-25]', async (size, asked) => {
    await draw(<Avatar name="Lina" src="/media/1" size={size} named />)
    expect(screen.getByRole('img', { name: 'Lina' })).toHaveAttribute('src', `/media/1?size=${asked}`)
  })
})
