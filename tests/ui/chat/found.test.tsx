import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import { aMessage, chatWith, drawSession, layOut, opened, uuid } from './session'

layOut()

const messages = Array.from({ length: 60 }, (_, n) => aMessage(n + 1))
const row = (n: number) => screen.queryByText(`text ${n}`)?.closest('[data-index]')

const ledTo = async (n: number, there = true) => {
  const loadTo = vi.fn<ChatFeature['loadTo']>(() => async () => there)
  const { memory, ...drawn } = await drawSession({ chat: chatWith(opened(messages), { loadTo }) })
  await act(async () => memory.navigate(`/message/IMMessageSession/7?at=${uuid(n)}`))
  return { ...drawn, loadTo, memory }
}

describe('a message that a search has led to [PLUS-26]', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it('is loaded, has the focus, and is lit for a moment', async () => {
    const { loadTo } = await ledTo(60)
    expect(loadTo).toHaveBeenCalledWith(uuid(60))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(row(60)).toHaveFocus()
    expect(row(60)?.className).toMatch(/lit/)
    expect(row(59)?.className).not.toMatch(/lit/)
    await act(() => vi.advanceTimersByTimeAsync(2_400))
    expect(row(60)?.className).not.toMatch(/lit/)
    expect(row(60)).toHaveFocus()
  })

  it('that is gone is said to be', async () => {
    await ledTo(60, false)
    expect(await screen.findByText('This message is no longer here')).toBeVisible()
    expect(row(60)?.className).not.toMatch(/lit/)
  })

  it('is none without a name in the address, or with one that is none', async () => {
    const { loadTo, memory } = await ledTo(60)
    loadTo.mockClear()
    await act(async () => memory.navigate('/message/IMMessageSession/7?at=<b>'))
    await act(async () => memory.navigate('/message/IMMessageSession/7'))
    expect(loadTo).not.toHaveBeenCalled()
  })
})
