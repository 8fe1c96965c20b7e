import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopFeature } from '../../../src/application/coins/shop.feature'
import { noWish } from '../../../src/domain/coins/shop-wish'
import { aPack } from '../../builders/pack'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let shop: ShopFeature

const from = (countryCode: string) => (ada.account.me = { ...ada.account.me, countryCode })
const packCalls = () => ada.browser.seat.calls.filter((call) => call.startsWith('packs'))

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  shop = await ada.tab.core.feature('shop')
})

const signedInFrom = async (country: string) => {
  from(country)
  await ada.tab.core.account.refresh()
}

describe('the shop', () => {
  it('asks for the prices of the own country where it has a list, else of the generic one [COIN-15, COIN-16]', async () => {
    const asked = async (country: string) => {
      await signedInFrom(country)
      await shop.load(noWish)()
      return [packCalls().at(-1), shop.view.packs[0]?.country]
    }
    expect(await asked('GB')).toEqual(['packs GB ||', 'GB'])
    stage.world.shop.countries = ['ZZ', 'GB', 'SG'].map((code) => ({ code, blocked: false }))
    for (const country of ['FJ', 'SG', 'CN', '']) expect(await asked(country)).toEqual(['packs ZZ ||', 'ZZ'])
  })

  it('asks for nothing where nothing may be sold, and says so [COIN-16]', async () => {
    await signedInFrom('GB')
    stage.world.shop.countries = [
      { code: 'ZZ', blocked: false },
      { code: 'GB', blocked: true },
    ]
    await shop.load(noWish)()
    expect([shop.view.blocked, shop.view.listing, shop.view.choice, packCalls()]).toEqual([true, 'loaded', null, []])
  })

  it('passes on what the address names, and its user only if it is the one signed in [COIN-10, COIN-11]', async () => {
    await signedInFrom('GB')
    await shop.load({ companyCode: 'livpay', payChannel: 'wallet', userId: '4711' })()
    expect(packCalls().at(-1)).toBe('packs GB livpay|wallet|')
    expect(shop.view.way?.provider).toBe('livpay')
    await shop.load({ companyCode: '', payChannel: '', userId: String(ada.id) })()
    expect(packCalls().at(-1)).toBe(`packs GB ||${ada.id}`)
    expect(ada.tab.core.account.view.session).toMatchObject({ me: { id: ada.id } })
  })

  it('stores the jump flag when it was answered, not before [COIN-33, COIN-34, DATA-15]', async () => {
    const flag = () => ada.browser.storage.read('CAMC_SHOP_FROM_OTHER')
    ada.browser.seat.failNext('shop countries', refusal(500))
    await shop.load(noWish)()
    expect([shop.view.listing, flag()]).toEqual(['failed', O.none])
    await shop.load(noWish)()
    expect([shop.view.listing, flag()]).toEqual(['loaded', O.some('1')])
  })

  it('keeps where it was entered from [COIN-34, SHELL-51, DATA-15]', () => {
    shop.rememberOrigin('/wall')
    expect(ada.browser.storage.read('CAMC_SHOP_FROM')).toEqual(O.some('/wall'))
  })

  it('opens without flash packs when those cannot be read [COIN-60]', async () => {
    await signedInFrom('GB')
    ada.browser.seat.failNext('flash packs GB', unreachable)
    await shop.load(noWish)()
    expect([shop.view.listing, shop.view.flash, shop.view.packs.length]).toEqual(['loaded', [], 3])
  })

  it('keeps what was chosen when prices are read anew, and lets go of what is gone', async () => {
    await shop.load(noWish)()
    shop.choosePack('coins480')
    shop.chooseWay('livpay_wallet')
    expect(shop.view.choice).toMatchObject({ coinCode: 'coins480', channel: 'livpay_wallet', extra: 48 })
    await shop.load(noWish)()
    expect(shop.view.choice).toMatchObject({ coinCode: 'coins480', channel: 'livpay_wallet' })
    stage.world.shop.packs = stage.world.shop.packs.slice(0, 1)
    await shop.load(noWish)()
    expect(shop.view.choice).toMatchObject({ coinCode: 'coins80', channel: 'livpay_wallet', price: { minor: 199 } })
  })

  it('reads prices anew when a special deal ends [COIN-54]', async () => {
    const until = stage.clock.now() + 60_000
    stage.world.shop.packs = [aPack({ offer: { coupon: 'c', until } })]
    await shop.load(noWish)()
    const stop = shop.watch()
    stage.world.shop.packs = [aPack()]
    await stage.clock.advance(59_999)
    expect([packCalls().length, shop.view.pack?.offer?.coupon]).toEqual([1, 'c'])
    await stage.clock.advance(5_000)
    expect([packCalls().length, shop.view.pack?.offer]).toEqual([2, null])
    stop()
    await stage.clock.advance(60_000)
    expect(packCalls().length).toBe(2)
  })

  it('reads own data, ways of playing, entries and the profile anew when it is left, nothing when nobody is signed in any more [SHELL-52]', async () => {
    const before = ada.browser.seat.calls.length
    await shop.leave()
    expect(ada.browser.seat.calls.slice(before).toSorted()).toEqual([
      'activity entrance',
      'entries',
      'me',
      'photos',
      'playWays',
    ])
    await ada.tab.core.account.signOut()
    const after = ada.browser.seat.calls.length
    await shop.leave()
    expect(ada.browser.seat.calls.length).toBe(after)
  })

  it('drops prices that come when somebody else sits there, and knows nothing after the end of the session', async () => {
    await signedInFrom('GB')
    const release = ada.browser.seat.hold('packs GB ||')
    const loading = shop.load(noWish)()
    await ada.tab.core.account.signOut()
    release()
    await loading
    expect([shop.view.listing, shop.view.packs, shop.view.choice]).toEqual(['idle', [], null])
  })
})
