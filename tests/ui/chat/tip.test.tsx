import * as O from 'fp-ts/Option'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import { tipType, type Tip } from '../../../src/domain/chat/tip'
import type { MessageUuid, UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/chat/messages.layer'
import { drawView } from '../shell/draw-view'
import { aChat, aConversation, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends, anAcquaintance } from '../shell/literal-features'

const aTip = (over: Partial<Tip> = {}): Tip => ({
  show: true,
  type: tipType.message,
  msg: 'hello there',
  kind: 'txt',
  hostId: 7 as UserId,
  name: '',
  headImg: '',
  time: 1,
  until: 5_001,
  ...over,
})

const draw = async (view: Partial<ChatFeature['view']>, over: Partial<ChatFeature> = {}, known = true) => {
  const open = vi.fn<FriendsFeature['open']>(() => async () => ({
    _tag: 'Left',
    left: { _tag: 'Unreachable', timedOut: false },
  }))
  const friends = aFriends(known ? [anAcquaintance(7)] : [], known ? {} : { person: () => O.none }, { open })
  const plain = aChat([])
  const chat: ChatFeature = { ...plain, view: { ...plain.view, ...view }, ...over }
  const drawn = await drawView(aCore(anAccount(signedIn()), { chat, friends }), <Layer />)
  return { ...drawn, open }
}

describe('a tip beside the screen', () => {
  it('is read out and opens its conversation when it is tapped [CHAT-85, CHAT-90]', async () => {
    const dismissTip = vi.fn<() => void>()
    const { memory } = await draw({ tip: aTip() }, { dismissTip })
    expect(screen.getByRole('status')).toHaveTextContent('Friend 7 hello there')
    await userEvent.click(
      screen.getByRole('button', { name: 'Friend 7 hello there', description: 'Open the chat with Friend 7' }),
    )
    expect(memory.history.at(-1)).toBe('/message/IMMessageSession/7')
    expect(dismissTip).toHaveBeenCalled()
  })

  it('hands the finger’s way to the core; the end of a drag opens nothing [CHAT-88, CHAT-89]', async () => {
    const [holdTip, releaseTip] = [vi.fn<() => void>(), vi.fn<(up: number) => void>()]
    const { memory } = await draw({ tip: aTip() }, { holdTip, releaseTip })
    const tip = screen.getByRole('button')
    fireEvent.pointerDown(tip, { pointerType: 'touch', clientY: 60 })
    fireEvent.pointerMove(tip, { pointerType: 'touch', clientY: 29 })
    fireEvent.pointerUp(tip, { pointerType: 'touch', clientY: 29 })
    fireEvent.click(tip)
    expect(holdTip).toHaveBeenCalledOnce()
    expect(releaseTip).toHaveBeenCalledWith(31)
    expect(memory.history).toHaveLength(1)
  })

  it('holds the pointer from its first touch on, so that a slow drag beside it ends too [CHAT-88]', async () => {
    await draw({ tip: aTip() })
    const tip = screen.getByRole('button')
    tip.setPointerCapture = vi.fn<(id: number) => void>()
    fireEvent.pointerDown(tip, { pointerType: 'touch', clientY: 60, pointerId: 5 })
    expect(tip.setPointerCapture).toHaveBeenCalledWith(5)
  })

  it('reads who it is from, but never for an id below zero [CHAT-86]', async () => {
    const person = await draw({ tip: aTip() }, {}, false)
    expect(person.open).toHaveBeenCalledWith(7)
    person.unmount()
    const team = await draw({ tip: aTip({ hostId: -2 as UserId, kind: 'system' }) }, {}, false)
    expect(team.open).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent('Visavis team')
  })

  it('says Demo of a demo person who is listed but not read yet [PLUS-1]', async () => {
    await draw({ tip: aTip({ name: 'Bo' }), conversations: [aConversation(7, { demo: true })] }, {}, false)
    expect(screen.getByRole('button')).toHaveTextContent('BoDemo hello there')
  })

  it('says who came online [CHAT-85]', async () => {
    await draw({ tip: aTip({ type: tipType.online, msg: '' }) })
    expect(screen.getByRole('status')).toHaveTextContent('Friend 7 is online')
  })

  it('shows nothing without one', async () => {
    await draw({ tip: null })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a disciplinary notice', () => {
  it('stands in a popup until its button is pressed [CHAT-36]', async () => {
    const dismissWarning = vi.fn<() => void>()
    const warning = { uuid: 'u' as MessageUuid, text: 'Please be kind', at: 1 }
    await draw({ warning }, { dismissWarning })
    expect(await screen.findByRole('dialog')).toHaveTextContent('Please be kind')
    await userEvent.keyboard('{Escape}')
    expect(dismissWarning).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'I understand' }))
    expect(dismissWarning).toHaveBeenCalledOnce()
  })
})
