import * as E from 'fp-ts/Either'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import { refused } from '../../../src/domain/kernel/refused'
import { chatWith, drawSession, friend, layOut, opened } from './session'

layOut()

describe('writing', () => {
  const box = () => screen.getByRole('textbox', { name: 'Message' })

  it('sends on Enter and empties the box; Shift+Enter makes a line, composing does neither [CHAT-63]', async () => {
    const send = vi.fn<ChatFeature['send']>(() => async () => E.right(undefined))
    await drawSession({ chat: chatWith(opened([]), { send }) })
    await userEvent.type(box(), 'one{Shift>}{Enter}{/Shift}two')
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
    expect(send).not.toHaveBeenCalled()
    await userEvent.type(box(), '{Enter}')
    expect(send).toHaveBeenCalledExactlyOnceWith('one\ntwo')
    expect(box()).toHaveValue('')
  })

  it('sends no blanks [CHAT-62]', async () => {
    const send = vi.fn<ChatFeature['send']>(() => async () => E.right(undefined))
    await drawSession({ chat: chatWith(opened([]), { send }) })
    await userEvent.type(box(), '   {Enter}')
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['CHAT-66', 'This message contains words that are not allowed'],
    ['54014', 'This message is too long'],
  ])('keeps the text in the box when %s refuses it, and says why [CHAT-66]', async (rule, text) => {
    const send = vi.fn<ChatFeature['send']>(() => async () => E.left(refused(rule)))
    await drawSession({ chat: chatWith(opened([]), { send }) })
    await userEvent.type(box(), 'words{Enter}')
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    await waitFor(() => expect(box()).toHaveValue('words'))
  })

  it('puts a refused text before what has been typed since: no word is lost', async () => {
    let refuse = () => {}
    const send: ChatFeature['send'] = () => () =>
      new Promise((resolve) => (refuse = () => resolve(E.left({ _tag: 'StoreFailed', full: true, cause: 'full' }))))
    const keepDraft = vi.fn<ChatFeature['keepDraft']>()
    await drawSession({ chat: chatWith(opened([]), { send, keepDraft }) })
    await userEvent.type(box(), 'one{Enter}two')
    await act(async () => refuse())
    expect(box()).toHaveValue('one\ntwo')
    expect(keepDraft).toHaveBeenLastCalledWith(friend, 'two')
  })

  it('writes nothing any more once the conversation has been left', async () => {
    let refuse = () => {}
    const send: ChatFeature['send'] = () => () =>
      new Promise((resolve) => (refuse = () => resolve(E.left({ _tag: 'StoreFailed', full: true, cause: 'full' }))))
    const keepDraft = vi.fn<ChatFeature['keepDraft']>()
    const { unmount } = await drawSession({ chat: chatWith(opened([]), { send, keepDraft }) })
    await userEvent.type(box(), 'one{Enter}')
    keepDraft.mockClear()
    unmount()
    await act(async () => refuse())
    expect(keepDraft).not.toHaveBeenCalled()
  })

  it('keeps what is typed as a draft, and begins with it', async () => {
    const keepDraft = vi.fn<ChatFeature['keepDraft']>()
    await drawSession({ chat: chatWith(opened([], { draft: 'half a' }), { keepDraft }) })
    expect(box()).toHaveValue('half a')
    await userEvent.type(box(), '!')
    expect(keepDraft).toHaveBeenLastCalledWith(friend, 'half a!')
  })

  it('blocks pasting and says why; with the setting off it pastes [CHAT-64]', async () => {
    const { unmount } = await drawSession()
    await userEvent.click(box())
    await userEvent.paste('from elsewhere')
    expect(box()).toHaveValue('')
    expect(await screen.findByText('Pasting is switched off here. Please type your message.')).toBeInTheDocument()
    unmount()
    await drawSession({ pasteBlocked: false })
    await userEvent.click(box())
    await userEvent.paste('from elsewhere')
    expect(box()).toHaveValue('from elsewhere')
  })
})

describe('video call from a chat', () => {
  it('needs paid status; otherwise it says where a call begins, and no call is made [CHAT-22, SAFE-19]', async () => {
    const { calls, memory } = await drawSession()
    await userEvent.click(screen.getByRole('button', { name: 'Video call' }))
    expect(await screen.findByRole('alertdialog', { name: 'Call from the profile' })).toBeVisible()
    expect(calls.place).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Open profile' }))
    expect(memory.history.at(-1)).toBe('/profile/7')
  })

  it('calls at once for somebody who has paid, with the location of the chat and no word of coins to buy [CHAT-22, CALL-84, SAFE-19]', async () => {
    const { calls } = await drawSession({ paid: true })
    await userEvent.click(screen.getByRole('button', { name: 'Video call' }))
    expect(calls.place).toHaveBeenCalledWith(friend, 102)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
