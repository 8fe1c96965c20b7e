import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as E from 'fp-ts/Either'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { WallFeature } from '../../../src/application/matching/wall.feature'
import { columnsFor } from '../../../src/ui/matching/use-wall-shape'
import { hostOnWall } from '../../builders/wall'
import { aMe, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'
import { aWall, crowd, layOut, showVisitor, showWall } from './wall.stage'

layOut()

const bea = hostOnWall(1, { name: 'Bea', birthday: '1990-01-31', countryCode: 'FR', status: 'online', price: 40 })
const cleo = hostOnWall(2, { name: 'Cleo', status: 'busy', demo: true, price: 1 })

const tile = (name: string) => {
  const found = screen.getByText(name).closest<HTMLElement>('[role="listitem"]')
  if (found === null) throw new Error(`no tile of ${name}`)
  return within(found)
}

describe('a tile of the wall', () => {
  it('shows who it is, where from, whether they are here, and what a call costs; it opens their page [MTCH-9, PLUS-1]', async () => {
    await showWall(aWall([bea, cleo]))
    const one = tile('Bea')
    const link = one.getByRole('link')
    expect(link).toHaveAttribute('href', '/profile/1')
    expect(link).toHaveTextContent(/Bea.*3\d.*Online.*France/)
    expect(one.getByRole('button', { name: 'Video call with Bea, 40 coins a minute' })).toHaveTextContent('40/min')
    expect(tile('Cleo').getByRole('link')).toHaveTextContent(/Busy/)
    expect(tile('Cleo').getByText('Demo')).toBeVisible()
    expect(tile('Cleo').getByRole('button', { name: 'Video call with Cleo, 1 coin a minute' })).toBeVisible()
  })

  it('calls from the wall [MTCH-9, CALL-84]', async () => {
    const place = vi.fn<CallsFeature['place']>(() => async () => undefined)
    await showWall(aWall([bea]), { features: { calls: aCalls({}, { place }) } })
    await userEvent.click(screen.getByRole('button', { name: /^Video call with Bea/ }))
    await waitFor(() => expect(place).toHaveBeenCalledExactlyOnceWith(bea.id, 102))
  })

  it('shows a host points in place of prices, and lets them call for nothing only [SAFE-22]', async () => {
    const free = hostOnWall(3, { name: 'Free', price: 0 })
    const view = { ...anAccount().view, ...signedIn(aMe({ goddess: true })) }
    await showWall(aWall([{ ...bea, points: 20 }, { ...cleo, points: 1 }, free]), { account: { view } })
    expect(tile('Bea').getByText('20 points/min')).toBeVisible()
    expect(tile('Cleo').getByText('1 point/min')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Video call/ })).toHaveLength(1)
    expect(tile('Free').getByRole('button', { name: 'Video call with Free, free' })).toBeVisible()
    expect(screen.queryByText(/coin/)).toBeNull()
  })
})

describe('groups and countries', () => {
  it('are tabs with the names of PROF-27 and a filter [MTCH-6, MTCH-9, PROF-27]', async () => {
    const choose = vi.fn<WallFeature['choose']>(() => async () => undefined)
    await showWall(aWall([bea], {}, { choose }))
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['For You', 'Singing', 'Other'])
    await userEvent.click(screen.getByRole('tab', { name: 'Singing' }))
    expect(choose).toHaveBeenLastCalledWith({ group: 1 })
    await userEvent.click(screen.getByRole('combobox', { name: 'Country' }))
    await userEvent.click(await screen.findByRole('option', { name: /France/ }))
    expect(choose).toHaveBeenLastCalledWith({ country: 'FR' })
  })

  it('keep the tab that is open when nobody stands there any more [MTCH-6]', async () => {
    await showWall(aWall([], { groups: [0, 99], filter: { group: 1, country: null } }))
    expect(screen.getByRole('tab', { name: 'Singing' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('tab')).toHaveLength(3)
  })

  it('are not there when they could not be had, and the wall is [MTCH-6]', async () => {
    await showWall(aWall([bea], { groups: [], countries: [] }))
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByText('Bea')).toBeVisible()
  })
})

describe('what a visitor does on the wall', () => {
  it('opens the login popup, whatever it is, and leads back here [MTCH-7, SAFE-16]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    const choose = vi.fn<WallFeature['choose']>(() => async () => undefined)
    const { memory } = await showVisitor(aWall([bea], {}, { choose }), openSignIn)
    const here = { _tag: 'Router', path: '/' }
    await userEvent.click(tile('Bea').getByRole('link'))
    await userEvent.click(screen.getByRole('tab', { name: 'Singing' }))
    await userEvent.click(screen.getByRole('button', { name: /^Video call with Bea/ }))
    expect(openSignIn.mock.calls).toEqual([[here], [here], [{ _tag: 'Action', name: 'call' }]])
    expect([choose.mock.calls.length, memory.history]).toEqual([0, ['/']])
  })
})

describe('the wall as it comes', () => {
  it('is asked for once, when nothing was read, and shows its shape meanwhile [SHELL-4]', async () => {
    const load = vi.fn<WallFeature['load']>(async () => E.right(undefined))
    await showWall(aWall([], { listing: 'idle' }, { load }))
    expect(load).toHaveBeenCalledOnce()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  })

  it('is not asked for again when it was read [SHELL-4]', async () => {
    const load = vi.fn<WallFeature['load']>(async () => E.right(undefined))
    await showWall(aWall([bea], {}, { load }))
    expect(load).not.toHaveBeenCalled()
  })

  it('says that it failed, and tries again', async () => {
    const load = vi.fn<WallFeature['load']>(async () => E.right(undefined))
    await showWall(aWall([], { listing: 'failed' }, { load }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledOnce()
  })

  it('says that nobody is in this part, and leads to everybody', async () => {
    const choose = vi.fn<WallFeature['choose']>(() => async () => undefined)
    await showWall(aWall([], { filter: { group: 1, country: 'FR' } }, { choose }))
    await userEvent.click(screen.getByRole('button', { name: 'Show everybody' }))
    expect(choose).toHaveBeenCalledWith({ group: 0, country: null })
  })

  it('draws a few rows of thousands, two columns on a phone and four to six on a desktop [MTCH-2]', async () => {
    await showWall(aWall(crowd(5_000)))
    const drawn = screen.getAllByRole('listitem')
    expect(drawn.length).toBeLessThan(60)
    expect(drawn[0]).toHaveAttribute('aria-setsize', '5000')
    expect([320, 680].map((width) => columnsFor(width, true))).toEqual([2, 2])
    expect([760, 1_000, 1_440, 2_560].map((width) => columnsFor(width, false))).toEqual([4, 5, 6, 6])
  })

  it('asks for more when its end is near, once [SHELL-84]', async () => {
    const loadMore = vi.fn<WallFeature['loadMore']>(async () => undefined)
    await showWall(aWall(crowd(8), { more: true }, { loadMore }))
    await waitFor(() => expect(loadMore).toHaveBeenCalledOnce())
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1')
  })

  it('asks for one page in 500 ms at most [SHELL-84]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const view = observable.object({ ...aWall(crowd(4), { more: true }).view }, {}, { deep: false })
    const loadMore = vi.fn<WallFeature['loadMore']>(async () =>
      runInAction(() => void (view.people = crowd(view.people.length + 4))),
    )
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await showWall({ ...aWall([]), view, loadMore })
    await pass(0)
    expect(loadMore).toHaveBeenCalledOnce()
    await pass(499)
    expect(loadMore).toHaveBeenCalledOnce()
    await pass(1)
    expect(loadMore).toHaveBeenCalledTimes(2)
  })

  it('asks for nothing while its end is far', async () => {
    const loadMore = vi.fn<WallFeature['loadMore']>(async () => undefined)
    await showWall(aWall(crowd(400), { more: true }, { loadMore }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(loadMore).not.toHaveBeenCalled()
  })

  it('keeps who is there when a page did not come, and asks for it again', async () => {
    const loadMore = vi.fn<WallFeature['loadMore']>(async () => undefined)
    await showWall(aWall([bea], { more: true, listing: 'failed' }, { loadMore }))
    expect(screen.getByText('Bea')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loadMore).toHaveBeenCalledOnce()
  })
})
