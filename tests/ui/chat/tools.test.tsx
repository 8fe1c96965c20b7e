import * as E from 'fp-ts/Either'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { OpenPicture } from '../../../src/application/kernel/picture-preparer.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import { Page as Session } from '../../../src/ui/chat/session.page'
import { clockText } from '../../../src/ui/chat/quota-dialog'
import { Layer } from '../../../src/ui/chat/messages.layer'
import { SessionHeader } from '../../../src/ui/chat/session-header'
import { drawView } from '../shell/draw-view'
import { aChat, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, anAcquaintance, aFriends } from '../shell/literal-features'
import { aMessage, chatWith, drawSession, friend, layOut, opened } from './session'

layOut()

const box = () => screen.getByRole('textbox', { name: 'Message' })

describe('the tools of the box', () => {
  it('are emoji, gift, picture, video call and send, beside the toggle of translations [CHAT-20, CHAT-21]', async () => {
    await drawSession()
    for (const name of ['Emoji', 'Send a gift', 'Send a picture', 'Video call', 'Send', 'Send with translation'])
      expect(screen.getByRole('button', { name })).toBeVisible()
  })

  it('leave the box where it is when the calls cannot be loaded [CHAT-21]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await drawSession({ callsFail: true })
    expect(box()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Video call' })).toBeNull()
  })

  it('switch translations, and say whether they are on [CHAT-20]', async () => {
    const setTranslating = vi.fn<ChatFeature['setTranslating']>()
    const { unmount } = await drawSession({ chat: chatWith(opened([]), { setTranslating }) })
    const toggle = () => screen.getByRole('button', { name: 'Send with translation' })
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle())
    expect(setTranslating).toHaveBeenLastCalledWith(true)
    unmount()
    await drawSession({ chat: chatWith(opened([], { translating: 'on' }), { setTranslating }) })
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(toggle())
    expect(setTranslating).toHaveBeenLastCalledWith(false)
  })

  it('say that the limit of translations is reached and that a top-up unlocks it [CHAT-81, CHAT-82, CHAT-83]', async () => {
    const setTranslating = vi.fn<ChatFeature['setTranslating']>()
    const chat = chatWith(opened([aMessage(1)], { translating: 'limit' }), { setTranslating })
    const { memory } = await drawSession({ chat })
    expect(screen.getByText('Translation limit reached. Top up to unlock.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send with translation' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(setTranslating).toHaveBeenCalledExactlyOnceWith(false)
    await userEvent.click(screen.getByRole('button', { name: 'Top up' }))
    expect(memory.history.at(-1)).toBe('/shop')
  })
})

describe('the emoji', () => {
  const grid = () => screen.findByRole('group', { name: 'Emoji, arrow keys move' })

  it('are 93; the chosen one stands at the cursor, which goes behind it [CHAT-95, DATA-1]', async () => {
    await drawSession({ chat: chatWith(opened([], { draft: 'good morning' })) })
    const field = box()
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('no box')
    field.setSelectionRange(4, 5)
    await userEvent.click(screen.getByRole('button', { name: 'Emoji' }))
    expect(within(await grid()).getAllByRole('button')).toHaveLength(93)
    await userEvent.click(screen.getByRole('button', { name: '😂' }))
    expect(field).toHaveValue('good😂morning')
    expect(field.selectionStart).toBe(6)
    await userEvent.click(screen.getByRole('button', { name: '😀' }))
    expect(field).toHaveValue('good😂😀morning')
  })

  it('are reached by arrow keys; one of them is in the order of Tab [CHAT-95]', async () => {
    await drawSession()
    await userEvent.click(screen.getByRole('button', { name: 'Emoji' }))
    const all = within(await grid()).getAllByRole('button')
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    act(() => all[0]?.focus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(document.activeElement).toBe(all[9])
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(all[0])
    await userEvent.keyboard('{End}{Enter}')
    expect(box()).toHaveValue(all[92]?.textContent)
  })
})

describe('a picture', () => {
  const file = new File(['x'], 'cat.jpg', { type: 'image/jpeg' })
  const choose = async (given: File = file) => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]')
    if (field === null) throw new Error('no field')
    await userEvent.upload(field, given, { applyAccept: false })
  }
  const picture = (): OpenPicture => ({
    address: 'blob:cat',
    width: 4,
    height: 3,
    take: () => async () => E.left({ _tag: 'PictureUnsupported' }),
    close: vi.fn<() => void>(),
  })

  it('is looked at before it is sent, and closed afterwards [CHAT-68]', async () => {
    const opened1 = picture()
    const sendPicture = vi.fn<ChatFeature['sendPicture']>(() => async () => E.right(undefined))
    const openPicture: ChatFeature['openPicture'] = () => async () => E.right(opened1)
    await drawSession({ chat: chatWith(opened([]), { openPicture, sendPicture }) })
    await choose()
    const dialog = await screen.findByRole('dialog', { name: 'Send this picture?' })
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', 'blob:cat')
    expect(sendPicture).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send picture' }))
    expect(sendPicture).toHaveBeenCalledExactlyOnceWith(opened1)
    await waitFor(() => expect(opened1.close).toHaveBeenCalled())
  })

  it.each([
    ['PictureTooLarge', 'The image size is limited to 5M'],
    ['PictureUnsupported', 'Only JPEG, PNG and WebP pictures can be sent'],
  ] as const)('that is %s is refused with words [CHAT-68]', async (_tag, words) => {
    await drawSession({ chat: chatWith(opened([]), { openPicture: () => async () => E.left({ _tag }) }) })
    await choose()
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  })

  it('before they have written says when, and opens no choice of files [CHAT-70, CHAT-72]', async () => {
    const openPicture = vi.fn<ChatFeature['openPicture']>()
    await drawSession({ chat: chatWith(opened([], { picturesAllowed: false }), { openPicture }) })
    const button = screen.getByRole('button', { name: 'Send a picture. You can send pictures after they reply' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect((await screen.findAllByText('You can send pictures after they reply')).length).toBeGreaterThan(0)
    expect(openPicture).not.toHaveBeenCalled()
  })
})

describe('beside a call of two who are no friends', () => {
  it('words can be sent, and no pictures are offered [CHAT-70, CHAT-73]', async () => {
    await drawSession({ chat: chatWith(opened([], { wordsOnly: true })) })
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Send a picture/ })).toBeNull()
  })
})

describe('what keeps from writing', () => {
  it.each([
    ['NoLongerFriends', 'You are no longer friends'],
    ['NotYetFriends', 'You can write to each other once you are friends'],
  ] as const)('%s stands in place of the box [CHAT-71, CHAT-72]', async (restriction, words) => {
    await drawSession({ chat: chatWith(opened([aMessage(1)], { restriction })) })
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('the chat with the team', () => {
  it('says how it is reached, since nobody can write there [SHELL-87]', async () => {
    const chat = chatWith(opened([aMessage(1)], { friend: -2 as UserId, restriction: 'Notices' }))
    await drawView(
      aCore(anAccount(signedIn()), { chat, friends: aFriends([]), calls: aCalls() }),
      <Session params={{ friendId: '-2' }} />,
    )
    expect(await screen.findByRole('link', { name: 'team@visavis.test' })).toHaveAttribute(
      'href',
      'mailto:team@visavis.test',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('the quota', () => {
  const drawBeside = (chat: ChatFeature) =>
    drawView(aCore(anAccount(signedIn()), { chat, friends: aFriends([]) }), <Layer />)

  afterEach(() => vi.useRealTimers())

  it('counts down wherever one is, leads to the shop or goes away [CHAT-76, CHAT-78, CHAT-79]', async () => {
    const dismissQuota = vi.fn<() => void>()
    const view = { quotaUntil: Date.now() + 3_725_000 }
    const { memory } = await drawBeside(chatWith(opened([]), { dismissQuota }, view))
    const dialog = await screen.findByRole('alertdialog', { name: 'Free chat quota has been exhausted today' })
    expect(within(dialog).getByRole('timer')).toHaveTextContent(/01:02:0[45]/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(dismissQuota).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Become VIP' }))
    expect(dismissQuota).toHaveBeenCalledTimes(2)
    expect(memory.history.at(-1)).toBe('/shop')
  })

  it('goes by itself when the free messages are back [CHAT-76]', async () => {
    const dismissQuota = vi.fn<() => void>()
    await drawBeside(chatWith(opened([]), { dismissQuota }, { quotaUntil: Date.now() - 1 }))
    expect(dismissQuota).toHaveBeenCalled()
  })

  it.each([
    [0, '00:00:00'],
    [1, '00:00:01'],
    [59_999, '00:01:00'],
    [86_400_000, '24:00:00'],
  ])('writes %i ms as %s', (ms, text) => expect(clockText(ms)).toBe(text))
})

describe('the header', () => {
  it('has a menu for people, and none for the product itself [CHAT-17]', async () => {
    await drawSession()
    expect(await screen.findByRole('button', { name: 'More about Friend 7' })).toBeVisible()
    cleanup()
    const core = aCore(anAccount(signedIn()), { chat: aChat([]), friends: aFriends([]) })
    await drawView(core, <SessionHeader person={anAcquaintance(-2)} name="Team" />)
    expect(screen.getByText('Team')).toBeVisible()
    expect(screen.queryByRole('button', { name: /More/ })).toBeNull()
  })

  it('shows face, presence and name [CHAT-17]', async () => {
    await drawSession({ friends: aFriends([anAcquaintance(friend, { status: 'busy' })]) })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Friend 7')
    expect(heading).toHaveTextContent('In a call')
  })
})
