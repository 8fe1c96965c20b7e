import { act, fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIdle } from '../../../src/ui/calls/use-idle'

const Stage = ({ stays = false, onPress }: { readonly stays?: boolean; readonly onPress: () => void }) => {
  const { idle, touched } = useIdle(4_000, stays)
  return (
    <div role="presentation" data-testid="stage" data-idle={idle} {...touched}>
      <button type="button" onClick={onPress}>
        Mute
      </button>
      {createPortal(
        <button type="button" onClick={onPress}>
          Report
        </button>,
        document.body,
      )}
    </div>
  )
}

const draw = (stays = false) => {
  const onPress = vi.fn<() => void>()
  render(<Stage stays={stays} onPress={onPress} />)
  const isIdle = () => screen.getByTestId('stage').dataset['idle'] === 'true'
  const press = (pointerType: string, name = 'Mute') => {
    const button = screen.getByRole('button', { name })
    fireEvent.pointerDown(button, { pointerType })
    fireEvent.click(button)
  }
  return { onPress, isIdle, press, wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)) }
}

describe('controls that fade', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('fade after 4 s without a touch, and come back with one', () => {
    const { isIdle, wait } = draw()
    wait(3_999)
    expect(isIdle()).toBe(false)
    wait(1)
    expect(isIdle()).toBe(true)
    fireEvent.pointerMove(screen.getByTestId('stage'))
    expect(isIdle()).toBe(false)
  })

  it('are not pressed by the finger that brings them back; the next one presses', () => {
    const { isIdle, onPress, press, wait } = draw()
    wait(4_000)
    press('touch')
    expect([isIdle(), onPress.mock.calls.length]).toEqual([false, 0])
    press('touch')
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('leave a finger alone in what was opened from them and has not faded', () => {
    const { onPress, press, wait } = draw()
    wait(4_000)
    press('touch', 'Report')
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('answer a mouse, which has shown them by moving', () => {
    const { onPress, press, wait } = draw()
    wait(4_000)
    press('mouse')
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('stay while there is something to say', () => {
    const { isIdle, wait } = draw(true)
    wait(10_000)
    expect(isIdle()).toBe(false)
  })
})
