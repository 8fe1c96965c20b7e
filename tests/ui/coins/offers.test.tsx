import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OffersFeature } from '../../../src/application/coins/offers.feature'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum } from '../../../src/domain/kernel/ids'
import { PercentBanner } from '../../../src/ui/coins/percent-banner'
import { Layer as OfferBanner } from '../../../src/ui/coins/offer-banner.layer'
import { Layer as Offers } from '../../../src/ui/coins/offers.layer'
import { userId } from '../../builders/ids'
import { LIMITED } from '../../fakes/world/offers-gateway.fake'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'
import { settled } from '../shell/settled'
import { begin, offering } from './offering'

const later = async (): Promise<void> => undefined

const ringing: Call = {
  _tag: 'Ringing',
  role: 'callee',
  room: 'room-0001' as RoomNum,
  peer: userId(7),
  since: 0,
  caller: null,
}

const draw = async (part: ReactNode, feature: OffersFeature, call: Call = { _tag: 'Idle' }) => {
  const core = aCore(anAccount(signedIn()), { calls: aCalls({ call }), offers: feature })
  const drawn = await drawView(core, part)
  const go = (path: string) => act(async () => drawn.memory.navigate(path))
  return { ...drawn, go }
}

describe('the banner of the limited offer', () => {
  const banner = () => screen.queryByRole('region', { name: 'Special offer' })
  afterEach(() => vi.useRealTimers())

  it('tells coins, discount, both prices and the time left, and leads to the shop [COIN-52, COIN-53]', async () => {
    const { feature, view } = offering()
    begin(view)
    const { memory } = await draw(<OfferBanner />, feature)
    fireEvent.wheel(document.body)
    await settled(() => banner() !== null)
    const link = screen.getByRole('link', {
      name: '25% off 220 coins $3.75 instead of $4.99',
    })
    expect(banner()).toHaveTextContent(/Ends in ?(5m|4m 5\ds)/)
    await userEvent.click(link)
    expect(memory.history).toContain('/shop')
  })

  it.each(['/', '/wall', '/message', '/friends'])('shows on %s [SHELL-75]', async (path) => {
    const { feature, view } = offering()
    begin(view)
    const { go } = await draw(<OfferBanner />, feature)
    await go(path)
    fireEvent.wheel(document.body)
    expect(banner()).toBeVisible()
  })

  it.each(['/shop', '/search', '/card', '/profile/7', '/message/IMMessageSession/7', '/payOrderList', '/matching'])(
    'is absent on %s [SHELL-75]',
    async (path) => {
      const { feature, view } = offering()
      begin(view)
      const { go } = await draw(<OfferBanner />, feature)
      fireEvent.wheel(document.body)
      await go(path)
      expect(banner()).toBe(null)
    },
  )

  it('comes in a calm moment, in which nothing slips from under a finger: with a scroll, or 3 s after the last press [COIN-53, SHELL-75]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const { feature, view } = offering()
    begin(view)
    const { unmount } = await draw(<OfferBanner />, feature)
    await pass(2_900)
    fireEvent.pointerDown(document.body)
    await pass(2_900)
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await pass(2_900)
    expect(banner()).toBe(null)
    await pass(100)
    expect(banner()).toBeVisible()
    unmount()
    await draw(<OfferBanner />, feature)
    expect(banner()).toBe(null)
    fireEvent.wheel(document.body)
    expect(banner()).toBeVisible()
  })

  it('is absent without an offer, and goes with it; hidden, it stays away [COIN-53, COIN-54]', async () => {
    const { feature, view } = offering()
    await draw(<OfferBanner />, feature)
    expect(banner()).toBe(null)
    act(() => begin(view))
    fireEvent.wheel(document.body)
    await userEvent.click(within(await screen.findByRole('region')).getByRole('button', { name: 'Hide' }))
    expect(banner()).toBe(null)
    act(() => view.setLimited(null))
    act(() => begin(view))
    expect(banner()).not.toBe(null)
    act(() => view.setLimited(null))
    expect(banner()).toBe(null)
  })

  it('asks again when its time is over by the clock of the device, which may have slept or been moved [COIN-54]', async () => {
    const load = vi.fn<OffersFeature['load']>(later)
    const { feature, view } = offering({ load })
    view.setLimited({ ...LIMITED, until: Date.now() - 1 })
    await draw(<OfferBanner />, feature)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('asks for the offer where it may show, and nowhere else [COIN-52]', async () => {
    const load = vi.fn<OffersFeature['load']>(later)
    const { go } = await draw(<OfferBanner />, offering({ load }).feature)
    expect(load).toHaveBeenCalledOnce()
    await go('/search')
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('the discount prompt', () => {
  const leaving = async (to: string) => {
    const leaveShop = vi.fn<OffersFeature['leaveShop']>(later)
    const { go } = await draw(<Offers />, offering({ leaveShop }).feature)
    await go('/shop')
    await go(to)
    return leaveShop
  }

  it.each(['/', '/wall', '/search', '/message'])('is asked for when the shop is left for %s [COIN-62]', async (to) => {
    expect(await leaving(to)).toHaveBeenCalledOnce()
  })

  it.each(['/pay', '/pay/coins', '/payRes', '/payOrderList', '/cardList'])(
    'is not asked for on the way to %s, which is part of buying [COIN-62]',
    async (to) => {
      expect(await leaving(to)).not.toHaveBeenCalled()
    },
  )

  it('tells the offer and leads back to the shop [COIN-61]', async () => {
    const { feature, view } = offering()
    begin(view)
    const { memory } = await draw(<Offers />, feature)
    act(() => view.ask())
    const dialog = await screen.findByRole('dialog', { name: 'Before you go: 25% off' })
    expect(dialog).toHaveTextContent(/220.*\$3\.75.*\$4\.99.*Ends in/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buy' }))
    expect(memory.history).toContain('/shop')
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('is put away by its button and by Escape, and goes with its offer [COIN-54, COIN-61]', async () => {
    const { feature, view } = offering()
    begin(view)
    await draw(<Offers />, feature)
    act(() => view.ask())
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    act(() => view.ask())
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    act(() => view.ask())
    await screen.findByRole('dialog')
    act(() => view.setLimited(null))
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('waits while it rings [SHELL-78]', async () => {
    const { feature, view } = offering()
    begin(view)
    view.ask()
    await draw(<Offers />, feature, ringing)
    expect(screen.queryByRole('dialog')).toBe(null)
  })
})

describe('the banner of the shop', () => {
  it('tells the discount of the offer while the flag is on [COIN-65]', async () => {
    const { feature, view } = offering()
    await draw(<PercentBanner />, feature)
    expect(screen.queryByRole('status')).toBe(null)
    act(() => begin(view))
    expect(screen.queryByRole('status')).toBe(null)
    act(() => view.setFlag(true))
    expect(screen.getByRole('status')).toHaveTextContent(/25% off 220 coins/)
    act(() => view.setFlag(false))
    expect(screen.queryByRole('status')).toBe(null)
  })
})
