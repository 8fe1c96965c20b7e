import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GiftsFeature, GiftsView, SendGiftError } from '../../../src/application/gifts/gifts.feature'
import type { Gift } from '../../../src/domain/gifts/gift'
import { giftContentText } from '../../../src/domain/gifts/gift-content'
import type { ShownGift } from '../../../src/domain/gifts/showing'
import { HOUR } from '../../../src/domain/kernel/time'
import { Slot as Bar } from '../../../src/ui/gifts/gift-bar.slot'
import { Slot as Bubble } from '../../../src/ui/gifts/gift-bubble.slot'
import { Slot as Flight } from '../../../src/ui/gifts/gift-flight.slot'
import { Layer } from '../../../src/ui/gifts/gift-notices.layer'
import { Slot as Picker } from '../../../src/ui/gifts/gift-picker.slot'
import { userId } from '../../builders/ids'
import { makeIdsFake } from '../../fakes/ids.fake'
import { drawView } from '../shell/draw-view'
import { aChat, aConversation, aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { aFriends } from '../shell/literal-features'

const later = async (): Promise<void> => undefined

beforeEach(() => {
  const wide = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => wide)
})
afterEach(() => vi.unstubAllGlobals())
const BOB = userId(42)
const names = ['Firefly', 'Tea', 'Rose', 'Lantern', 'Macaron', 'Balloon', 'Bouquet'] as const

const aGift = (place: number, over: Partial<Gift> = {}): Gift => ({
  id: 1001 + place,
  name: names[place] ?? '',
  image: '/gifts/x.svg',
  price: place + 1,
  sort: place,
  friendSort: -place,
  expires: null,
  count: 0,
  ...over,
})
const gifts = names.map((_, place) => aGift(place))
const rose = { giftId: 1003, giftName: 'وردة', giftImage: '/gifts/x.svg', gold: 9 }
const shown = (sender = BOB): ShownGift => ({
  uuid: makeIdsFake().uuid(),
  id: 1,
  sender,
  receiver: sender === BOB ? aMe().id : BOB,
  content: giftContentText(rose),
  at: 0,
  gift: rose,
})

const aFeature = (view: Partial<GiftsView> = {}, over: Partial<GiftsFeature> = {}): GiftsFeature => ({
  view: {
    gifts,
    listing: 'loaded',
    sending: null,
    notices: [],
    nameOf: ({ giftId, giftName }) => gifts.find(({ id }) => id === giftId)?.name ?? giftName,
    attends: () => false,
    flightAt: () => O.none,
    ...view,
  },
  load: later,
  send: () => async () => E.right(undefined),
  dismiss: () => undefined,
  attend: () => () => undefined,
  land: () => undefined,
  ...over,
})

const draw = (feature: GiftsFeature, view: React.ReactNode) =>
  drawView(aCore(anAccount(signedIn(aMe({ coins: 20 }))), { gifts: feature, friends: aFriends([]) }), view)

const failing = (error: SendGiftError): Partial<GiftsFeature> => ({ send: () => async () => E.left(error) })
const tooFew: SendGiftError = { _tag: 'NotEnoughCoins', price: 999, coins: 20 }

const openPicker = async (feature: GiftsFeature) => {
  const onClose = vi.fn<() => void>()
  const anchor = createRef<HTMLButtonElement>()
  const drawn = await draw(
    feature,
    <>
      <button ref={anchor} type="button">
        there
      </button>
      <Picker receiver={BOB} place="chat" anchor={anchor} onClose={onClose} />
    </>,
  )
  return { ...drawn, onClose }
}

describe('the picker', () => {
  it('has the tabs backpack and popular, each with its gifts [GIFT-5, GIFT-6]', async () => {
    await openPicker(aFeature({ gifts: [aGift(0, { count: 2 }), aGift(1)] }))
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Backpack', 'Popular'])
    expect(within(screen.getByRole('radiogroup', { name: 'Popular' })).getAllByRole('radio')).toHaveLength(1)
    await userEvent.click(screen.getByRole('tab', { name: 'Backpack' }))
    const pack = screen.getByRole('radiogroup', { name: 'Backpack' })
    expect(within(pack).getByRole('radio', { name: /Firefly/ })).toBeInTheDocument()
    expect(within(pack).getByRole('img', { name: '2 in your backpack' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Send gift Free/ })).toBeInTheDocument()
  })

  it('counts down what expires within 24 h, and nothing that keeps longer [GIFT-8]', async () => {
    const soon = aGift(0, { count: 1, expires: Date.now() + 24 * HOUR })
    const later25 = aGift(1, { count: 1, expires: Date.now() + 25 * HOUR })
    await openPicker(aFeature({ gifts: [soon, later25] }))
    await userEvent.click(screen.getByRole('tab', { name: 'Backpack' }))
    expect(screen.getAllByRole('timer')).toHaveLength(1)
    expect(screen.getByRole('timer')).toHaveTextContent(/^2[34]:\d\d:\d\d$/)
  })

  it('names the price on the button, sends what was chosen with the keyboard, and closes [GIFT-14]', async () => {
    const send = vi.fn<GiftsFeature['send']>(() => async () => E.right(undefined))
    const { onClose } = await openPicker(aFeature({}, { send }))
    const first = screen.getByRole('radio', { name: /Firefly/ })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(screen.getByRole('button', { name: /Send gift.*2 coins/ }))
    expect(send).toHaveBeenCalledWith(gifts[1], { place: 'chat', receiver: BOB })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('offers the shop when coins are missing: cancel returns, buying closes it and opens CoinPage [GIFT-10, GIFT-11]', async () => {
    const { memory, onClose } = await openPicker(aFeature({}, failing(tooFew)))
    const press = async (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
    await press(/Send gift/)
    expect(await screen.findByRole('alertdialog', { name: 'Gold not enough' })).toHaveTextContent('Nothing was charged')
    await press('Cancel')
    expect([onClose.mock.calls.length, memory.history.at(-1)]).toEqual([0, '/'])
    await press(/Send gift/)
    await press('Buy coins')
    expect(onClose).toHaveBeenCalledOnce()
    expect(memory.history.at(-1)).toBe('/shop')
  })

  it("leads to the limit of one's own when that is reached [PLUS-9]", async () => {
    const { memory } = await openPicker(aFeature({}, failing({ _tag: 'SpendingLimit', until: 5 })))
    await userEvent.click(screen.getByRole('button', { name: /Send gift/ }))
    expect(await screen.findByRole('alertdialog', { name: 'You have reached the limit that you set' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'My limits' }))
    expect(memory.history.at(-1)).toBe('/movements')
  })

  it.each([
    ['Failed to send the gift', { _tag: 'Unreachable', timedOut: false }],
    ['Failed to send the gift', { _tag: 'Refusal', code: 54011, message: '', data: null }],
    ['This gift has changed. Nothing was charged.', { _tag: 'GiftChanged' }],
  ] as const)('says "%s" and stays open [GIFT-13]', async (text, error) => {
    const { onClose } = await openPicker(aFeature({}, failing(error)))
    await userEvent.click(screen.getByRole('button', { name: /Send gift/ }))
    expect(await screen.findAllByText(text)).not.toHaveLength(0)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes with Escape, and says when the list does not come', async () => {
    const load = vi.fn<GiftsFeature['load']>(later)
    const { onClose } = await openPicker(aFeature({ gifts: [], listing: 'failed' }, { load }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
  })
})

describe('the quick bar', () => {
  it('shows the first six and sends only by a second press, on the price [GIFT-7]', async () => {
    const send = vi.fn<GiftsFeature['send']>(() => async () => E.right(undefined))
    await draw(aFeature({}, { send }), <Bar receiver={BOB} place="chat" />)
    const bar = screen.getByRole('radiogroup', { name: 'Quick gifts' })
    expect(within(bar).getAllByRole('radio')).toHaveLength(6)
    expect(screen.queryByRole('button', { name: /Send gift/ })).not.toBeInTheDocument()
    await userEvent.click(within(bar).getByRole('radio', { name: /Rose/ }))
    await userEvent.click(screen.getByRole('button', { name: /Send gift.*3 coins/ }))
    expect(send).toHaveBeenCalledWith(gifts[2], { place: 'chat', receiver: BOB })
  })
})

describe('a gift in the conversation', () => {
  it('shows what it is in the own language and what it was worth', async () => {
    await draw(aFeature(), <Bubble content={giftContentText(rose)} mine={false} />)
    expect(screen.getByText('Rose')).toBeInTheDocument()
    expect(screen.getByText('A gift for you')).toBeInTheDocument()
    expect(screen.getByText('9 coins')).toBeInTheDocument()
  })

  it('that cannot be read is still a gift', async () => {
    await draw(aFeature(), <Bubble content="{" mine />)
    expect(screen.getByText('You sent a gift')).toBeInTheDocument()
    expect(screen.getByText('Gift')).toBeInTheDocument()
  })
})

describe('a gift that arrives', () => {
  it.each([
    [BOB, 'Somebody sent you Rose'],
    [aMe().id, 'You sent Rose to Somebody'],
  ])('flies, says who sent what, and lands when its animation ends [GIFT-15]', async (sender, words) => {
    const land = vi.fn<GiftsFeature['land']>()
    const flying = shown(sender)
    const drawn = await draw(aFeature({ flightAt: () => O.some(flying) }, { land }), <Flight peer={BOB} />)
    expect(screen.getByRole('status')).toHaveTextContent(words)
    const sky = drawn.container.querySelector('img')?.closest('div')
    if (!sky) throw new Error('nothing flies')
    for (const name of ['animationend', 'webkitAnimationEnd']) fireEvent(sky, new Event(name, { bubbles: true }))
    expect(land).toHaveBeenCalledWith(flying.uuid)
  })

  it('is told with the name from the list of conversations, where no more is known [GIFT-16]', async () => {
    const chat = aChat([aConversation(BOB, { name: 'Bob' })])
    const core = aCore(anAccount(signedIn()), {
      chat,
      gifts: aFeature({ notices: [shown()] }),
      friends: aFriends([], { person: () => O.none }),
    })
    await drawView(core, <Layer />)
    expect(await screen.findByText('Bob sent you Rose')).toBeInTheDocument()
  })

  it('is attended as long as its place is drawn [GIFT-15]', async () => {
    const leave = vi.fn<() => void>()
    const attend = vi.fn<GiftsFeature['attend']>(() => leave)
    const { unmount } = await draw(aFeature({}, { attend }), <Flight peer={BOB} />)
    expect(attend.mock.calls[0]?.[1]).toBe(BOB)
    act(() => unmount())
    expect(leave).toHaveBeenCalledOnce()
  })

  it('is told by a note where nobody looks, and by its flight alone where somebody does [GIFT-16]', async () => {
    const dismiss = vi.fn<GiftsFeature['dismiss']>()
    const notice = shown()
    const { unmount } = await draw(aFeature({ notices: [notice] }, { dismiss }), <Layer />)
    expect(await screen.findByText('Somebody sent you Rose')).toBeInTheDocument()
    expect(dismiss).toHaveBeenCalledWith(notice.uuid)
    unmount()
    await draw(aFeature({ notices: [notice], attends: () => true }, { dismiss }), <Layer />)
    expect(screen.queryByText('Somebody sent you Rose')).not.toBeInTheDocument()
    expect(dismiss).toHaveBeenCalledTimes(2)
  })
})
