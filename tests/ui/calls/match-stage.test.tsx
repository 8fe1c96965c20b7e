import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { MatchingFeature, MatchingView } from '../../../src/application/matching/matching.feature'
import type { Call } from '../../../src/domain/calls/call'
import type { MatchPerson } from '../../../src/domain/calls/match-person'
import type { Language } from '../../../src/domain/kernel/language'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import type { Match } from '../../../src/domain/matching/match'
import { Layer } from '../../../src/ui/calls/call.layer'
import { Page } from '../../../src/ui/calls/match-call.page'
import { aMatching, searching, terms } from '../matching/a-matching'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, aSafety } from '../shell/literal-features'

const lina: MatchPerson = {
  id: 9 as UserId,
  ident: '9',
  headImg: '',
  userName: 'Lina',
  gender: 'female',
  birthday: '1995-01-01',
  countryId: 276,
  relation: 'stranger',
}
const talk = { role: 'caller', room: 'room-0001' as RoomNum, peer: lina.id, since: 0, match: lina } as const
const meeting = (shown: 'nobody' | 'self' | 'peer'): Call => ({ ...talk, _tag: 'Meeting', shown })
const live: Call = { ...talk, _tag: 'Live' }
const talking: Match = {
  _tag: 'Talking',
  terms,
  since: 0,
  matchId: 'm1',
  room: talk.room,
  role: 'caller',
  polite: false,
  person: lina,
  price: 20,
}
const picture = { attach: () => () => undefined, still: () => async () => O.none }

beforeEach(() => {
  const wide = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => wide)
})
afterEach(() => vi.unstubAllGlobals())

interface Given {
  readonly calls?: Partial<CallsFeature>
  readonly view?: Partial<CallsView>
  readonly matching?: Partial<MatchingFeature>
  readonly seen?: Partial<MatchingView>
  readonly language?: Language
}

const draw = (call: Call, { calls, language, matching, seen, view }: Given = {}) => {
  const talks = aCalls({ call, matchPrice: 20, local: O.some(picture), ...view }, calls)
  const match = aMatching({ match: talking, ...seen }, matching)
  const features = { calls: talks, matching: match, friends: aFriends([]), safety: aSafety() }
  return drawView(aCore(anAccount(signedIn()), features), <Layer />, language)
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const stage = () => within(screen.getByRole('dialog', { name: 'Video call with Lina' }))

describe('two who meet by a match', () => {
  it('are both covered, and say so, with one button that shows this person [PLUS-11]', async () => {
    const show = vi.fn<() => Promise<void>>(async () => undefined)
    await draw(meeting('nobody'), { calls: { show } })
    expect(stage().getByText(/Nothing of you is sent/)).toBeVisible()
    expect(stage().getByText('Meet Lina')).toBeVisible()
    expect(document.querySelectorAll('video')).toHaveLength(0)
    await userEvent.click(button('Show'))
    expect(show).toHaveBeenCalledOnce()
  })

  it('hear who is ready: the other side, or that it is waited for; the own picture is seen from then on [PLUS-11]', async () => {
    const { unmount } = await draw(meeting('peer'))
    expect(stage().getByText('Lina is ready to see you')).toBeVisible()
    expect(document.querySelectorAll('video')).toHaveLength(0)
    unmount()
    await draw(meeting('self'))
    expect(stage().getByText('Waiting for Lina')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
    expect(screen.getByLabelText('Your own picture')).toBeVisible()
  })

  it('see who it is and what it costs, and can go on, hang up, report and block, before anything is shown [MTCH-10, MTCH-13, PLUS-12]', async () => {
    const block = vi.fn<CallsFeature['block']>(async () => E.right(undefined))
    await draw(meeting('nobody'), { calls: { block } })
    expect(stage().getByText('Germany')).toBeVisible()
    expect(stage().getByText(/20 coins a match/)).toBeInTheDocument()
    expect(stage().queryByText('Lina is muted')).toBeNull()
    for (const name of ['Next', 'Hang up']) expect(button(name)).toBeEnabled()
    await userEvent.click(button('More'))
    expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block' }))
    expect(block).toHaveBeenCalledOnce()
    expect(await screen.findByText('Lina is blocked. You will not meet again.')).toBeVisible()
  })

  it('read all of it in Arabic', async () => {
    await draw(meeting('nobody'), { language: 'ar' })
    expect(screen.getByRole('button', { name: 'إظهار' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'التالي' })).toBeVisible()
  })
})

describe('the talk of a match', () => {
  it('has next, like, add, gift and hang up; like and add with their prices [MTCH-10, MTCH-15, MTCH-29, MTCH-31]', async () => {
    const deed = () => vi.fn<() => Promise<void>>(async () => undefined)
    const [like, addFriend, next] = [deed(), deed(), deed()]
    await draw(live, { matching: { like, addFriend, next } })
    for (const name of ['Send a gift', 'Hang up']) expect(button(name)).toBeVisible()
    await userEvent.click(button(/^Like.*1 coin/))
    await userEvent.click(button(/^Add friend.*coins/))
    await userEvent.click(button('Next'))
    for (const pressed of [like, addFriend, next]) expect(pressed).toHaveBeenCalledOnce()
  })

  it.each([
    [5_000, '5'],
    [4_001, '5'],
    [1, '1'],
  ])('locks Next while %i ms are left, and counts %s [MTCH-22]', async (nextInMs, seconds) => {
    await draw(live, { seen: { nextInMs } })
    expect(button(/^Next/)).toBeDisabled()
    expect(within(button(/^Next/)).getByRole('timer')).toHaveTextContent(seconds)
  })

  it('opens Next when nothing is left [MTCH-22]', async () => {
    await draw(live, { seen: { nextInMs: 0 } })
    expect(button('Next')).toBeEnabled()
  })

  it('says what became of a like and of a request [MTCH-29, MTCH-31]', async () => {
    const { unmount } = await draw(live, { seen: { like: 'done', add: 'done', mutual: true } })
    expect(button('Liked')).toHaveAttribute('aria-pressed', 'true')
    expect(button('Requested')).toBeDisabled()
    expect(stage().getByText('You like each other')).toBeVisible()
    unmount()
    await draw(live, { seen: { like: 'notEnoughCoins' } })
    expect(stage().getByText('Not enough coins. Nothing was charged.')).toBeVisible()
    expect(button('Top up')).toBeVisible()
  })

  it('says what keeps a like from being paid, and offers coins for a debt only [PLUS-9]', async () => {
    const { unmount } = await draw(live, { seen: { like: 'indebted' } })
    expect(stage().getByText('Coins are owed. Top up first. Nothing was charged.')).toBeVisible()
    expect(button('Top up')).toBeVisible()
    unmount()
    await draw(live, { seen: { add: 'limited' } })
    expect(stage().getByText('You have reached the limit that you set. Nothing was charged.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull()
  })

  it('hints at adding the other side after a while, and no more once they are asked [FRND-22]', async () => {
    const { unmount } = await draw(live, { view: { addHint: true } })
    expect(stage().getByText('Click to add friend')).toBeVisible()
    unmount()
    await draw(live, { view: { addHint: true }, seen: { add: 'done' } })
    expect(stage().queryByText('Click to add friend')).toBeNull()
  })

  it('offers no friendship to friends [MTCH-31]', async () => {
    await draw(live, { view: { peerRelation: 'friend' } })
    expect(screen.queryByRole('button', { name: /Add friend/ })).toBeNull()
  })

  it('says afterwards what it has cost: so many coins, or nothing [MTCH-13]', async () => {
    const ended: Call = { ...talk, _tag: 'Ended', ending: 'hungUp', talkedMs: 20_000 }
    const { unmount } = await draw(ended)
    expect(await screen.findByText('This match cost 20 coins. Its minutes cost nothing.')).toBeVisible()
    unmount()
    await draw(ended, { view: { matchPrice: 0 } })
    expect(await screen.findByText('This match cost nothing.')).toBeVisible()
  })
})

describe('the page of the talk', () => {
  const page = (match: Match) => {
    const leave = vi.fn<MatchingFeature['leave']>()
    const features = { matching: aMatching({ match }, { leave }) }
    return { leave, drawn: drawView(aCore(anAccount(signedIn()), features), <Page />) }
  }

  it('leaves the talk with it, as by going back [MTCH-10, SHELL-8]', async () => {
    const { drawn, leave } = page(talking)
    const { unmount } = await drawn
    expect(leave).not.toHaveBeenCalled()
    unmount()
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  })

  it('leads to the search that goes on, and leaves that alone [MTCH-10]', async () => {
    const { drawn, leave } = page(searching)
    const { memory, unmount } = await drawn
    expect(memory.history?.at(-1)).toBe('/matching')
    unmount()
    await Promise.resolve()
    expect(leave).not.toHaveBeenCalled()
  })
})
