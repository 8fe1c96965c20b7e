import * as O from 'fp-ts/Option'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DevicesPart } from '../../../src/application/calls/devices-part'
import type { DevicesView } from '../../../src/application/calls/devices.model'
import type { MatchingFeature, MatchingView } from '../../../src/application/matching/matching.feature'
import type { Language } from '../../../src/domain/kernel/language'
import type { MatchRefusal } from '../../../src/domain/matching/match'
import { termsOf } from '../../../src/domain/matching/match-terms'
import { Page as MatchPage } from '../../../src/ui/matching/match.page'
import { Page as MatchingPage } from '../../../src/ui/matching/matching.page'
import { Page as SearchPage } from '../../../src/ui/matching/search.page'
import type { PageProps } from '../../../src/ui/shell/pages'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aDevices } from '../shell/literal-features'
import { aMatching, joined, searching, terms } from './a-matching'

interface Scene {
  readonly view?: Partial<MatchingView>
  readonly over?: Partial<MatchingFeature>
  readonly devices?: Partial<DevicesView>
  readonly deeds?: Partial<DevicesPart>
  readonly language?: Language
}

const draw = (Page: ComponentType<PageProps>, { deeds, devices, language, over, view }: Scene = {}) => {
  const matching = aMatching(view, over)
  const calls = aCalls({}, { devices: aDevices(devices, deeds) })
  return drawView(aCore(anAccount(signedIn()), { calls, matching }), <Page params={{}} />, language)
}

const picture = { attach: () => () => {}, still: () => async () => O.none }

afterEach(() => void vi.useRealTimers())

describe('the search page', () => {
  it('shows the own camera and starts a search [MTCH-4, MTCH-10]', async () => {
    const start = vi.fn<MatchingFeature['start']>(async () => undefined)
    await draw(SearchPage, { devices: { picture: O.some(picture), preview: 'open' }, over: { start } })
    expect(await screen.findByLabelText('Your own picture')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Start matching' }))
    expect(start).toHaveBeenCalledOnce()
  })

  it('says why the camera is needed before the browser asks, and opens it when told to [CALL-26]', async () => {
    const openPreview = vi.fn<DevicesPart['openPreview']>(async () => undefined)
    await draw(SearchPage, { deeds: { allowed: async () => false, openPreview } })
    const button = await screen.findByRole('button', { name: 'Turn on camera' })
    expect(openPreview).not.toHaveBeenCalled()
    await userEvent.click(button)
    expect(openPreview).toHaveBeenCalledOnce()
  })

  it('opens the camera by itself where it was allowed before', async () => {
    const openPreview = vi.fn<DevicesPart['openPreview']>(async () => undefined)
    await draw(SearchPage, { deeds: { openPreview } })
    await vi.waitFor(() => expect(openPreview).toHaveBeenCalledOnce())
  })

  it('tells the price before it is paid: free ones left, then coins [MTCH-12, MTCH-13]', async () => {
    const { unmount } = await draw(SearchPage)
    expect(screen.getByText('20 coins')).toBeInTheDocument()
    expect(screen.queryByText(/free match/)).toBeNull()
    await act(async () => unmount())
    await draw(SearchPage, { view: { terms: termsOf({ freeLeft: 3 }, false) } })
    expect(screen.getByText('3 free matches left today')).toBeInTheDocument()
  })

  it('offers to read the price again when that failed', async () => {
    const load = vi.fn<MatchingFeature['load']>(async () => undefined)
    await draw(SearchPage, { view: { terms: null, listing: 'failed' }, over: { load } })
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('asks whom one wants to meet [MTCH-10]', async () => {
    const wish = vi.fn<MatchingFeature['wish']>()
    await draw(SearchPage, { over: { wish } })
    await userEvent.click(screen.getByRole('radio', { name: 'Women' }))
    expect(wish).toHaveBeenLastCalledWith({ gender: 'female', country: null, language: null })
    await userEvent.click(screen.getByRole('combobox', { name: 'Country' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'German')
    await userEvent.keyboard('{Enter}')
    expect(wish).toHaveBeenLastCalledWith({ gender: null, country: 'DE', language: null })
  })

  it('lets the camera go when it is left without a search, and goes along when one has begun', async () => {
    const release = vi.fn<MatchingFeature['release']>()
    const { unmount } = await draw(SearchPage, { over: { release } })
    await act(async () => unmount())
    expect(release).toHaveBeenCalledOnce()
    const { memory } = await draw(SearchPage, { view: { match: searching } })
    expect(memory.history).toEqual(['/', '/matching'])
  })
})

describe('the entry to a match', () => {
  it('shows price and tip, which is hidden when it was read [MTCH-10, MTCH-33]', async () => {
    const hideTip = vi.fn<MatchingFeature['hideTip']>()
    const { unmount } = await draw(MatchPage, { view: { tip: true }, over: { hideTip } })
    expect(screen.getByText('20 coins')).toBeInTheDocument()
    const tip = screen.getByRole('region', { name: 'How it goes' })
    await userEvent.click(within(tip).getByRole('button', { name: 'Got it' }))
    expect(hideTip).toHaveBeenCalledOnce()
    await act(async () => unmount())
    await draw(MatchPage)
    expect(screen.queryByRole('region', { name: 'How it goes' })).toBeNull()
  })

  it('says in the exact words that the day is used up, with a countdown [MTCH-35, SHELL-80]', async () => {
    const until = Date.now() + 26 * 3_600_000 + 61_000
    await draw(MatchPage, { view: { match: { _tag: 'Refused', since: 0, why: { _tag: 'Limit', until } } } })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You cannot match any more LiveCam users today. Your free quota will be reset when the countdown timer has elapsed.',
    )
    expect(screen.getByRole('timer')).toHaveTextContent(/^1d 2h 1m [01]s$/)
  })

  it('reads the price again, once, when the countdown is over [MTCH-35]', async () => {
    const over = { _tag: 'Refused', since: 0, why: { _tag: 'Limit', until: 0 } } as const
    const view = observable(aMatching({ match: over }).view, {}, { deep: false })
    const load = vi.fn<MatchingFeature['load']>(async () =>
      runInAction(() => void Object.assign(view, { terms: { ...terms } })),
    )
    await draw(MatchPage, { over: { load, view } })
    await act(async () => undefined)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it.each<readonly [MatchRefusal, RegExp | string]>([
    [{ _tag: 'NotEnoughCoins' }, 'Insufficient Balance'],
    [{ _tag: 'DebtOpen', debt: 1_200 }, 'Top up 1,200 coins first'],
    [{ _tag: 'SpendingLimit', until: Date.UTC(2026, 10, 24, 12) }, /^It ends on November 24, 2026/],
    [{ _tag: 'NoStatement' }, 'Only adults take part'],
    [{ _tag: 'Failed', message: '' }, 'An error has occurred. Please try again. Nothing was charged.'],
    [{ _tag: 'Failed', message: 'You are in another call.' }, 'You are in another call.'],
  ])('says why there is no match: %o [MTCH-37, PLUS-9]', async (why, text) => {
    await draw(MatchPage, { view: { match: { _tag: 'Refused', since: 0, why } } })
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('asks for the statement of an adult, and goes on with it [PLUS-16]', async () => {
    const stateAge = vi.fn<MatchingFeature['stateAge']>(async () => undefined)
    await draw(MatchPage, {
      view: { match: { _tag: 'Refused', since: 0, why: { _tag: 'NoStatement' } } },
      over: { stateAge },
    })
    const confirm = screen.getByRole('button', { name: 'Confirm and start' })
    expect(confirm).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: /I am 18 years of age or older/ }))
    await userEvent.click(confirm)
    expect(stateAge).toHaveBeenCalledOnce()
  })

  it('leads to the coins when they do not suffice [MTCH-37]', async () => {
    await draw(MatchPage, { view: { match: { _tag: 'Refused', since: 0, why: { _tag: 'NotEnoughCoins' } } } })
    expect(screen.getByText('A match costs 20 coins. Nothing was charged.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get coins' })).toHaveAttribute('href', '/shop')
  })

  it.each([
    ['peerLeft', 'They have left'],
    ['recordingOver', 'That was a recording'],
    ['callBegan', 'The search has ended because of a call'],
  ] as const)('says how the last one went: %s', async (why, text) => {
    await draw(MatchPage, { view: { match: { _tag: 'Left', since: 0, why } } })
    expect(screen.getByRole('heading', { name: text })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Start matching' })).toBeInTheDocument()
  })

  it('opens a dialog when camera or microphone are missing [CALL-27]', async () => {
    const dismissProblem = vi.fn<MatchingFeature['dismissProblem']>()
    await draw(MatchPage, { view: { problem: { _tag: 'CameraRefused' } }, over: { dismissProblem } })
    const dialog = await screen.findByRole('dialog', { name: 'Camera and microphone are blocked' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(dismissProblem).toHaveBeenCalledOnce()
  })

  it.each([
    [{ _tag: 'Elsewhere' }, 'You are already searching in another tab.'],
    [{ _tag: 'AlreadyInCall' }, 'You are in another call. End it first.'],
    [{ _tag: 'Unreachable', timedOut: false }, 'Please check your network connection and try again.'],
  ] as const)('says what else is in the way: %o', async (problem, text) => {
    await draw(MatchPage, { view: { problem } })
    expect(screen.getByRole('alert')).toHaveTextContent(text)
  })

  it('says how many there were today [MTCH-32]', async () => {
    await draw(MatchPage, { view: { today: 2 } })
    expect(screen.getByText('2 matches today')).toBeInTheDocument()
  })
})

describe('the search', () => {
  it('counts down and can be left [MTCH-10, MTCH-24]', async () => {
    const leave = vi.fn<MatchingFeature['leave']>()
    await draw(MatchingPage, { view: { match: searching, roundLeftMs: 6_400 }, over: { leave } })
    expect(screen.getByRole('timer')).toHaveTextContent('7')
    expect(screen.getByText('Looking for somebody…')).toHaveAttribute('role', 'status')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(leave).toHaveBeenCalledOnce()
  })

  it('says what it will cost, or that it is free [MTCH-12, MTCH-13]', async () => {
    const { unmount } = await draw(MatchingPage, { view: { match: searching } })
    expect(screen.getByText('20 coins')).toBeInTheDocument()
    await act(async () => unmount())
    await draw(MatchingPage, { view: { match: searching, terms: { ...terms, price: 0, freeLeft: 1 } } })
    expect(screen.getByText('This match is free')).toBeInTheDocument()
  })

  it('says in which round it is, who was found, and that the network is gone', async () => {
    const second = { ...searching, round: 2 } as const
    const { unmount } = await draw(MatchingPage, { view: { match: second, unreached: true } })
    expect(screen.getByText('Still looking, round 2')).toBeInTheDocument()
    expect(screen.getByText('No connection. The search goes on as soon as there is one.')).toBeInTheDocument()
    await act(async () => unmount())
    await draw(MatchingPage, { view: { match: joined } })
    expect(screen.getByText('Waiting for Lina…')).toBeInTheDocument()
  })

  it('is left with its page, in whatever way that goes [CALL-82, MTCH-27]', async () => {
    const leavePage = vi.fn<MatchingFeature['leavePage']>()
    const { unmount } = await draw(MatchingPage, { view: { match: searching }, over: { leavePage } })
    expect(leavePage).not.toHaveBeenCalled()
    await act(async () => unmount())
    expect(leavePage).toHaveBeenCalledOnce()
  })

  it.each([
    [{ _tag: 'Left', since: 0, why: 'self' }, '/search'],
    [{ _tag: 'Left', since: 0, why: 'recordingOver' }, '/match'],
    [{ _tag: 'Idle' }, '/match'],
  ] as const)('goes where the match goes: %o', async (match, path) => {
    const { memory } = await draw(MatchingPage, { view: { match } })
    expect(memory.history).toEqual([path])
  })

  it('speaks Arabic', async () => {
    await draw(MatchingPage, { view: { match: searching }, language: 'ar' })
    expect(screen.getByRole('button', { name: 'إلغاء' })).toBeInTheDocument()
  })
})
