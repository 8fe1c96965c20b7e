import * as O from 'fp-ts/Option'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { ShownMessage } from '../../../src/domain/chat/delivery'
import { pictureBox } from '../../../src/ui/chat/picture-box'
import { aMessage, chatWith, drawSession, layOut, opened, uuid } from './session'

layOut()

const draw = (message: ShownMessage, over: Partial<ChatFeature> = {}, view: Partial<ChatFeature['view']> = {}) =>
  drawSession({ chat: chatWith(opened([message]), over, view) })

const log = () => screen.getByRole('log')

describe('every kind of message', () => {
  const record = JSON.stringify({ caller: 7, durationMs: 65_000, end: 'hangup' })

  it.each([
    ['txt', 'plain words', 'plain words'],
    ['friend', 'let us talk', 'Friend requestlet us talk'],
    ['giftAsk', '{"type":6}', 'Would love a gift'],
    ['system', 'a notice', 'a notice'],
  ] as const)('%s has a bubble of its own [CHAT-32]', async (kind, text, shown) => {
    await draw(aMessage(1, { kind, text }))
    expect(log()).toHaveTextContent(shown)
  })

  it('shows no data as words, and says when a request was accepted [CHAT-32]', async () => {
    await draw(aMessage(1, { kind: 'friend', text: record, accepted: true }))
    expect(log()).toHaveTextContent('You are friends now')
    expect(log()).not.toHaveTextContent('{')
  })

  it('img shows the picture in a place that is known before it comes, and opens it [CHAT-30, CHAT-32]', async () => {
    const picture = { url: '/p.jpg', width: 480, height: 480 }
    await draw(aMessage(1, { kind: 'img', text: '', picture }))
    const image = within(log()).getByRole('img', { name: 'Picture' })
    expect(image).toHaveAttribute('src', '/p.jpg')
    await userEvent.click(screen.getByRole('button', { name: 'Open picture' }))
    expect(await screen.findByRole('dialog', { name: 'Picture' })).toBeVisible()
  })

  it('img says that a picture cannot be shown, and tries again', async () => {
    const picture = { url: '/p.jpg', width: 4, height: 3 }
    await draw(aMessage(1, { kind: 'img', text: '', picture }))
    fireEvent.error(within(log()).getByRole('img'))
    expect(log()).toHaveTextContent('This picture cannot be shown')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(within(log()).getByRole('img')).toHaveAttribute('src', '/p.jpg')
  })

  it.each([
    [480, 480, 240, 240],
    [1_000, 2_000, 160, 320],
    [10, 2_000, 96, 320],
    [60, 40, 96, 96],
    [0, 0, 240, 180],
  ])('a picture of %i x %i has a place of %i x %i', (width, height, w, h) => {
    expect(pictureBox({ width, height })).toEqual({ width: w, height: h })
  })
})

describe('an own picture on its way', () => {
  const waiting = aMessage(1, {
    mine: true,
    kind: 'img',
    text: '',
    delivery: { _tag: 'Pending' },
    picture: { url: '', width: 4, height: 3 },
  })

  it('shows from this device, with its progress and a way to call it back [CHAT-68]', async () => {
    const close = vi.fn<() => void>()
    const cancelPicture = vi.fn<ChatFeature['cancelPicture']>(() => async () => undefined)
    const waitingPicture: ChatFeature['waitingPicture'] = () => async () => O.some({ address: 'blob:cat', close })
    const { unmount } = await draw(waiting, { cancelPicture, waitingPicture }, { uploaded: () => 40 })
    expect(await within(log()).findByRole('img')).toHaveAttribute('src', 'blob:cat')
    expect(within(log()).getByRole('progressbar', { name: 'Sending picture' })).toHaveAttribute('aria-valuenow', '40')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(cancelPicture).toHaveBeenCalledExactlyOnceWith(uuid(1))
    unmount()
    expect(close).toHaveBeenCalledOnce()
  })

  it('says that it waits while another tab, or nobody, uploads it', async () => {
    await draw(waiting)
    expect(log()).toHaveTextContent('Waiting to be sent')
  })
})

describe('a translation', () => {
  const done = { _tag: 'Done', text: 'good morning', language: 'en' } as const

  it('of what came in shows, and the original is a tap away [I18N-10]', async () => {
    await draw(aMessage(1, { text: 'guten Morgen', translation: done }))
    expect(log()).toHaveTextContent('good morning')
    expect(log()).not.toHaveTextContent('guten Morgen')
    await userEvent.click(screen.getByRole('button', { name: 'Show original' }))
    expect(log()).toHaveTextContent('guten Morgen')
    await userEvent.click(screen.getByRole('button', { name: 'Show translation' }))
    expect(log()).toHaveTextContent('good morning')
  })

  it('of what went out is a tap away, the own words show', async () => {
    await draw(aMessage(1, { mine: true, text: 'guten Morgen', translation: done }))
    expect(log()).toHaveTextContent('guten Morgen')
    await userEvent.click(screen.getByRole('button', { name: 'Show translation' }))
    expect(log()).toHaveTextContent('good morning')
  })

  it.each([
    ['Working', 'Translating…'],
    ['Failed', 'Translation failed'],
    ['Unavailable', 'No translation available'],
  ] as const)('that is %s is not shown as done', async (_tag, words) => {
    await draw(aMessage(1, { text: 'guten Morgen', translation: { _tag } }))
    expect(log()).toHaveTextContent('guten Morgen')
    expect(log()).toHaveTextContent(words)
    expect(screen.queryByText('Translated')).toBeNull()
  })
})

describe('the menu of a message', () => {
  const bubble = (text: string) => {
    const found = screen.getByText(text).closest('[data-message]')
    if (found === null) throw new Error('no bubble')
    return found
  }
  const entries = async () => (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)

  it('copies by the other mouse button, and says so', async () => {
    const user = userEvent.setup()
    await draw(aMessage(1))
    fireEvent.contextMenu(bubble('text 1'), { clientX: 9, clientY: 9 })
    expect(await entries()).toEqual(['Copy', 'Delete for me'])
    await user.click(screen.getByRole('menuitem', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('text 1')
    expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0)
  })

  it('deletes here after a question', async () => {
    const deleteMessage = vi.fn<ChatFeature['deleteMessage']>(() => async () => undefined)
    await draw(aMessage(1), { deleteMessage })
    fireEvent.contextMenu(bubble('text 1'), { clientX: 9, clientY: 9 })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete for me' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this message?' })
    expect(deleteMessage).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(deleteMessage).toHaveBeenCalledExactlyOnceWith(uuid(1))
  })

  it('opens by keys alone: arrows lead to a message, Enter opens, Escape closes', async () => {
    await drawSession({ chat: chatWith(opened([aMessage(1), aMessage(2)])) })
    log().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(bubble('text 2'))
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(bubble('text 1'))
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it('opens by a long press of 500 ms that rests', async () => {
    await draw(aMessage(1))
    vi.useFakeTimers()
    const press = { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 }
    fireEvent.pointerDown(bubble('text 1'), press)
    vi.advanceTimersByTime(499)
    fireEvent.pointerMove(bubble('text 1'), { ...press, clientY: 40 })
    vi.advanceTimersByTime(500)
    vi.useRealTimers()
    expect(screen.queryByRole('menu')).toBeNull()
    fireEvent.pointerDown(bubble('text 1'), press)
    expect(await screen.findByRole('menu')).toBeVisible()
  })

  it('offers what fits: translate where the device can, send again where it failed', async () => {
    const translate = vi.fn<ChatFeature['translate']>(() => async () => undefined)
    const { unmount } = await draw(aMessage(1), { translate }, { canTranslate: true })
    fireEvent.contextMenu(bubble('text 1'), { clientX: 9, clientY: 9 })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Translate' }))
    expect(translate).toHaveBeenCalledExactlyOnceWith(uuid(1))
    unmount()
    const failed = { _tag: 'Failed', why: { code: 54010, message: '' } } as const
    await draw(aMessage(1, { mine: true, delivery: failed }), {}, { canTranslate: true })
    fireEvent.contextMenu(bubble('text 1'), { clientX: 9, clientY: 9 })
    expect(await entries()).toEqual(['Copy', 'Send again', 'Discard message'])
  })
})

describe('what is new', () => {
  it('begins at a mark with its number', async () => {
    const unread = { from: uuid(2), count: 2 }
    await drawSession({ chat: chatWith(opened([aMessage(1), aMessage(2), aMessage(3)], { unread })) })
    const mark = screen.getByText('2 new')
    const before = (one: Element, other: Element) => one.compareDocumentPosition(other) & 4
    expect(before(screen.getByText('text 1'), mark)).toBeTruthy()
    expect(before(mark, screen.getByText('text 2'))).toBeTruthy()
  })
})
