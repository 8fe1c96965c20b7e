import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../src/domain/kernel/time'
import type { OffersFeature } from '../../../src/application/coins/offers.feature'
import { LIMITED } from '../../fakes/world/offers-gateway.fake'
import { refusal } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let offers: OffersFeature

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  offers = await ada.tab.core.feature('offers')
})

const pays = () => {
  const account = stage.world.accounts.get(ada.id)
  if (account !== undefined) account.me = { ...account.me, paid: true }
  stage.world.move(ada.id, 480, 'other', null)
  return stage.clock.settle()
}

describe('a limited offer', () => {
  it('is shown up to its end, and then nothing of it is left [COIN-52, COIN-53, COIN-54]', async () => {
    expect(offers.view.limited).toBe(null)
    await offers.load()
    expect(offers.view.limited).toEqual({ ...LIMITED, until: stage.clock.now() + 5 * MINUTE })
    await stage.clock.advance(5 * MINUTE - 1)
    expect(offers.view.limited).not.toBe(null)
    await stage.clock.advance(1)
    expect(offers.view).toMatchObject({ limited: null, percent: null, prompt: false })
    await offers.load()
    expect(offers.view.limited).toBe(null)
  })

  it.each([-DAY, DAY])('ends at the same moment with a device clock that is %i ms off [COIN-53]', async (off) => {
    stage.world.offers.clockOff = off
    await offers.load()
    expect(offers.view.limited?.until).toBe(stage.clock.now() + 5 * MINUTE)
  })

  it('for which no end is told is not shown, unless the deployment names a day to come [COIN-58]', async () => {
    stage.world.offers.saysEnd = false
    await offers.load()
    expect(offers.view.limited).toBe(null)
    const defaultOfferEnd = stage.clock.now() + 2 * MINUTE
    const there = await ada.browser.open({ defaultOfferEnd }).core.feature('offers')
    await stage.clock.settle()
    await there.load()
    expect(there.view.limited?.until).toBe(defaultOfferEnd)
  })

  it('read again goes on with its countdown, and its closed banner stays closed [COIN-54]', async () => {
    await offers.load()
    offers.closeBanner()
    await stage.clock.advance(MINUTE)
    await offers.load()
    expect(offers.view).toMatchObject({ banner: false, limited: { until: stage.clock.now() + 4 * MINUTE } })
    await stage.clock.advance(4 * MINUTE)
    expect(offers.view).toMatchObject({ banner: true, limited: null })
  })

  it('is gone at once when its person has paid [COIN-62]', async () => {
    await offers.load()
    await pays()
    expect(offers.view).toMatchObject({ limited: null, percent: null })
  })

  it('is forgotten at sign-out, and a reply on its way then is not shown [SHELL-77]', async () => {
    await offers.load()
    const release = ada.browser.seat.hold('limited offer')
    const late = offers.load()
    await ada.tab.core.account.signOut()
    release()
    await late
    expect(offers.view).toMatchObject({ limited: null, flash: [], percent: null })
  })

  it('that cannot be read disturbs nobody, and what was read stays [GATE-19]', async () => {
    await offers.load()
    for (const call of ['limited offer', 'percent banner', 'flash offers DE'])
      ada.browser.seat.failNext(call, refusal(500))
    await offers.load()
    expect(offers.view).toMatchObject({ percent: 25, limited: LIMITED })
    expect(ada.tab.core.account.view.notice._tag).toBe('None')
  })
})

describe('the percent banner', () => {
  it('tells the discount of the offer while the flag is on [COIN-65]', async () => {
    await offers.load()
    expect(offers.view.percent).toBe(25)
    stage.world.offers.percentBanner = false
    await offers.load()
    expect(offers.view.percent).toBe(null)
  })
})

describe('flash packs', () => {
  it('are there while they are for this person; whether coins are sold here is kept [COIN-59, COIN-60, DATA-20]', async () => {
    await stage.clock.advance(DAY)
    await offers.load()
    expect(offers.view.flash).toEqual([{ coinCode: 'flash500', until: stage.clock.now() + 3 * HOUR }])
    expect(ada.browser.storage.entries.get('enableWebConfig')).toBe('true')
    await stage.clock.advance(3 * HOUR)
    expect(offers.view.flash).toEqual([])
  })
})

describe('the discount prompt', () => {
  it('comes once in a session when somebody with an offer leaves the shop without buying [COIN-61, COIN-62]', async () => {
    await offers.leaveShop()
    expect(offers.view.prompt).toBe(true)
    offers.dismissPrompt()
    await offers.leaveShop()
    expect(offers.view.prompt).toBe(false)
  })

  it('comes to nobody who has paid, or has no offer [COIN-62]', async () => {
    await offers.load()
    await stage.clock.advance(5 * MINUTE)
    await offers.leaveShop()
    expect(offers.view.prompt).toBe(false)
    await stage.clock.advance(7 * DAY)
    await pays()
    await offers.leaveShop()
    expect(offers.view.prompt).toBe(false)
  })

  it('goes with its offer [COIN-54]', async () => {
    await offers.leaveShop()
    await stage.clock.advance(5 * MINUTE)
    expect(offers.view.prompt).toBe(false)
  })
})

describe('the banner about the coins of sign-up', () => {
  it('once closed stays so for the visit [COIN-64]', async () => {
    expect(offers.view.bonus).toBe(true)
    offers.closeBonus()
    expect(offers.view.bonus).toBe(false)
    const reloaded = ada.browser.open({}, { tabStore: ada.tab.store })
    expect((await reloaded.core.feature('offers')).view.bonus).toBe(false)
    const another = ada.browser.open()
    expect((await another.core.feature('offers')).view.bonus).toBe(true)
  })
})
