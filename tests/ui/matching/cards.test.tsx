import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import type { DeckView, LikeError } from '../../../src/application/matching/cards.feature'
import type { DeckPlace } from '../../../src/domain/matching/places'
import { Page } from '../../../src/ui/matching/card.page'
import { Layer } from '../../../src/ui/matching/mutual-like.layer'
import { userId } from '../../builders/ids'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance } from '../shell/literal-features'
import { drawView } from '../shell/draw-view'
import { aCards } from './literal-cards'

const ben = anAcquaintance(7, { name: 'Ben', relation: 'stranger', goddess: false })
const demo = anAcquaintance(8, { name: 'Lina', relation: 'stranger', goddess: true, demo: true })

type Press = (place: DeckPlace) => void
type Liking = () => Promise<E.Either<LikeError, { readonly mutual: boolean }>>

const drawDeck = async (deck: Partial<DeckView>, deeds: { like?: Liking } = {}, language: 'en' | 'ar' = 'en') => {
  const [skip, undo, open] = [vi.fn<Press>(), vi.fn<Press>(), vi.fn<Press>()]
  const like = vi.fn<Liking>(deeds.like ?? (async () => E.right({ mutual: false })))
  const cards = aCards(deck, {}, { like: () => like, skip, undo, open: (place) => async () => void open(place) })
  const core = aCore(anAccount(signedIn()), { cards, calls: aCalls(), friends: aFriends([]) })
  return { ...(await drawView(core, <Page />, language)), like, skip, undo, open }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the page of cards', () => {
  it('shows one person with Like, Skip and Undo, and what a like and the call cost [MTCH-3, MTCH-10, MTCH-15, MTCH-17]', async () => {
    const { like, open, skip, undo } = await drawDeck({ current: ben, next: demo, mayUndo: true, left: 3 })
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('article', { name: 'Ben' })).toBeInTheDocument()
    expect(
      screen.getByText(/A like costs 1 coin\. If you like each other, you call for 40 coins a minute\./),
    ).toBeVisible()
    expect(screen.getByText('4 more today')).toBeVisible()
    expect(open).toHaveBeenCalledWith('card')
    fireEvent.click(button('Skip'))
    fireEvent.click(button('Undo the last skip'))
    await act(async () => fireEvent.click(button('Like')))
    expect([skip.mock.calls, undo.mock.calls, like.mock.calls.length]).toEqual([[['card']], [['card']], 1])
  })

  it('says of a demo host that the call is recorded and free [PLUS-1]', async () => {
    await drawDeck({ current: demo })
    expect(screen.getByText(/a recorded call follows, which costs nothing/)).toBeVisible()
    expect(screen.getByText('Demo')).toBeVisible()
  })

  it('is moved by arrow keys, mirrored from right to left, and by Backspace [MTCH-10, PLUS-22]', async () => {
    const { like, skip, undo } = await drawDeck({ current: ben, mayUndo: true })
    const deck = screen.getByRole('group', { name: /^Cards/ })
    fireEvent.keyDown(deck, { key: 'ArrowLeft' })
    await act(async () => fireEvent.keyDown(deck, { key: 'ArrowRight' }))
    fireEvent.keyDown(deck, { key: 'Backspace' })
    fireEvent.keyDown(deck, { key: 'ArrowRight', repeat: true })
    expect([skip.mock.calls.length, like.mock.calls.length, undo.mock.calls.length]).toEqual([1, 1, 1])
    document.documentElement.dir = 'rtl'
    fireEvent.keyDown(deck, { key: 'ArrowRight' })
    document.documentElement.dir = ''
    expect(skip.mock.calls.length).toBe(2)
  })

  it('finds who is online now at the other place [MTCH-28]', async () => {
    const { open } = await drawDeck({ current: ben })
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Online now' })))
    expect(open).toHaveBeenLastCalledWith('search')
    expect(screen.getByText(/you call for 80 coins a minute/)).toBeVisible()
  })

  it('counts down to tomorrow when the day is full [MTCH-36, MTCH-37]', async () => {
    await drawDeck({ stop: { _tag: 'LimitReached', until: Date.now() + 3_600_000 } })
    expect(screen.getByText('You have used your daily meet chance. Please come back tomorrow.')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/1h|59m/)
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull()
  })

  it('says why no card comes, and what to do', async () => {
    const texts = [
      ['NobodyLeft', 'Nobody new right now', 'Look again'],
      ['NotEnoughCoins', 'Not enough coins', 'To the shop'],
      ['Failed', 'No cards came', 'Look again'],
    ] as const
    for (const [_tag, title, action] of texts) {
      const { unmount } = await drawDeck({ stop: { _tag } })
      expect(screen.getByRole('heading', { name: title })).toBeVisible()
      expect(button(action)).toBeVisible()
      unmount()
    }
    await drawDeck({ stop: { _tag: 'AgeUnknown' } })
    expect(screen.getByRole('heading', { name: 'For adults only' })).toBeVisible()
    expect(button('Confirm')).toBeDisabled()
    fireEvent.click(screen.getByRole('checkbox'))
    expect(button('Confirm')).toBeEnabled()
  })

  it('says why a like failed, and leads to the shop without coins [MTCH-14]', async () => {
    const { memory } = await drawDeck({ current: ben }, { like: async () => E.left({ _tag: 'NotEnoughCoins' }) })
    await act(async () => fireEvent.click(button('Like')))
    expect(await screen.findByRole('alertdialog', { name: 'Not enough coins' })).toBeVisible()
    await act(async () => fireEvent.click(button('To the shop')))
    expect(memory.history.at(-1)).toBe('/shop')
  })

  it("says that the limit of one's own is reached, and leads to it [PLUS-9]", async () => {
    const until = Date.UTC(2026, 10, 24, 12)
    const { memory } = await drawDeck({ current: ben }, { like: async () => E.left({ _tag: 'SpendingLimit', until }) })
    await act(async () => fireEvent.click(button('Like')))
    const told = await screen.findByRole('alertdialog', { name: 'You have reached the limit that you set' })
    expect(told).toHaveTextContent(/It ends on November 24, 2026.*Nothing was charged/)
    await act(async () => fireEvent.click(button('My limits')))
    expect(memory.history.at(-1)).toBe('/movements')
  })

  it('tells that the like is mutual [MTCH-30]', async () => {
    await drawDeck({ current: ben }, { like: async () => E.right({ mutual: true }) })
    await act(async () => fireEvent.click(button('Like')))
    await waitFor(() => expect(screen.getByText('You like each other')).toBeInTheDocument())
  })

  it('asks a visitor to sign in [SHELL-42]', async () => {
    const openSignIn = vi.fn<(origin: unknown) => void>()
    await drawView(aCore(anAccount({}, { openSignIn })), <Page />)
    fireEvent.click(button('Sign in'))
    expect(openSignIn).toHaveBeenCalledWith({ _tag: 'Button' })
  })

  it('is complete in Arabic [PLUS-23]', async () => {
    await drawDeck({ current: ben, left: 2 }, {}, 'ar')
    expect(screen.getByRole('button', { name: 'إعجاب' })).toBeInTheDocument()
    expect(screen.getByText('بطاقتان متبقيتان اليوم')).toBeVisible()
  })
})

describe("'You like each other'", () => {
  const word = { id: userId(9), name: 'Cid', headImg: '', demo: false, validMs: 30_000 }

  const drawWord = async (calls = aCalls()) => {
    const dismissMutual = vi.fn<() => void>()
    const cards = aCards({}, { mutual: word }, { dismissMutual })
    const core = aCore(anAccount(signedIn()), { cards, calls, friends: aFriends([]) })
    return { ...(await drawView(core, <Layer />)), dismissMutual }
  }

  it('is told to the one who liked first, who may see the other or put it away [MTCH-30]', async () => {
    const { dismissMutual } = await drawWord()
    const dialog = await screen.findByRole('dialog', { name: 'You like each other' })
    expect(dialog).toHaveTextContent('Cid likes you too and may call you now.')
    fireEvent.click(button('OK'))
    expect(dismissMutual).toHaveBeenCalledOnce()
  })

  it('gives way to the call [MTCH-30]', async () => {
    const call = { _tag: 'Ringing', room: 'r', peer: word.id, role: 'callee', since: 0, caller: null, afterLike: true }
    await drawWord(aCalls({ call: call as never }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
