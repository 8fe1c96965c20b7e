import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { bestValue, choiceOf, lookOf, mostExtra } from '../../../src/domain/coins/pack'
import { firstPack, noWish, wayFor, wishedUser } from '../../../src/domain/coins/shop-wish'
import { userId } from '../../builders/ids'
import { aPack, payWay } from '../../builders/pack'

const usd = (minor: number) => payWay({ price: { minor, currency: 'USD' } })
const sold = (coins: number, minor: number) => aPack({ coinCode: `coins${coins}`, coins, ways: [usd(minor)] })

describe('the look of a pack', () => {
  it('is that of type 22 for higher types, 30 among them, else its own [COIN-6, COIN-7]', () => {
    expect([1, 21, 22, 23, 30].map(lookOf)).toEqual([1, 21, 22, 22, 22])
  })
})

describe('the best value', () => {
  it('is the pack whose coins cost least, not the cheapest one', () => {
    const [small, middle, large] = [sold(80, 199), sold(220, 499), sold(480, 999)]
    expect(bestValue([small, middle, large])).toBe(large)
    expect(bestValue([sold(80, 100), middle])?.coins).toBe(80)
  })

  it('is none where all coins cost the same, where there is nothing, and between currencies', () => {
    expect(bestValue([sold(100, 200), sold(200, 400)])).toBeNull()
    expect(bestValue([])).toBeNull()
    const yen = aPack({ ways: [payWay({ price: { minor: 1, currency: 'JPY' } })] })
    expect(bestValue([sold(80, 199), yen])).toBeNull()
  })

  it('is told exactly for large prices', () => {
    const big = Number.MAX_SAFE_INTEGER
    expect(bestValue([sold(3, big - 1), sold(3, big)])?.from.minor).toBe(big - 1)
  })
})

it('the most extra coins are a part of the pack’s own coins, in whole percent [COIN-8]', () => {
  const extra = (coins: number) => payWay({ extra: coins })
  expect(mostExtra([aPack({ coins: 80, ways: [extra(0), extra(16)] }), aPack({ coins: 480, ways: [extra(24)] })])).toBe(
    20,
  )
  expect(mostExtra([aPack({ coins: 80, ways: [extra(15)] })])).toBe(18)
  expect(mostExtra([])).toBe(0)
})

describe('what is chosen', () => {
  const card = payWay()
  const wallet = payWay({ provider: 'livpay', kind: 'wallet', channel: 'livpay_wallet', extra: 48, fee: O.none })
  const bank = payWay({ provider: 'rapyd', kind: 'bank', channel: 'rapyd_bank' })
  const pack = aPack({ ways: [card, wallet, bank] })

  it('is paid in the first way if nothing is wished [COIN-10]', () => {
    expect(wayFor(pack, null, noWish)).toBe(card)
  })

  it('is paid through the provider and the channel that the address names [COIN-10]', () => {
    expect(wayFor(pack, null, { ...noWish, companyCode: 'livpay' })).toBe(wallet)
    expect(wayFor(pack, null, { ...noWish, payChannel: 'bank' })).toBe(bank)
    expect(wayFor(pack, null, { ...noWish, companyCode: 'rapyd', payChannel: 'bank' })).toBe(bank)
    expect(wayFor(pack, null, { ...noWish, companyCode: 'rapyd', payChannel: 'card' })).toBe(bank)
    expect(wayFor(pack, null, { ...noWish, companyCode: 'nobody', payChannel: '' })).toBe(card)
  })

  it('is paid as was chosen, whatever the address names, as long as the pack has that way [COIN-10]', () => {
    expect(wayFor(pack, 'livpay_wallet', { ...noWish, companyCode: 'rapyd' })).toBe(wallet)
    expect(wayFor(aPack({ ways: [card, bank] }), 'livpay_wallet', { ...noWish, companyCode: 'rapyd' })).toBe(bank)
  })

  it('is at first a special deal, else the smallest pack', () => {
    const deal = { ...pack, offer: { coupon: 'c', until: null } }
    expect(firstPack([sold(80, 199), deal])).toBe(deal)
    expect(firstPack([sold(80, 199), pack])?.coins).toBe(80)
    expect(firstPack([])).toBeNull()
  })

  it('goes to the checkout with its price, its coins and its deal', () => {
    const deal = { ...pack, offer: { coupon: 'c', until: 5 } }
    expect(choiceOf(deal, wallet)).toEqual({
      coinCode: 'coins480',
      coins: 480,
      extra: 48,
      provider: 'livpay',
      payChannel: 'wallet',
      channel: 'livpay_wallet',
      price: { minor: 999, currency: 'USD' },
      country: 'ZZ',
      couponId: 'c',
      card: null,
    })
  })
})

it('a person whom the address names counts only if it is the one who is signed in [COIN-11]', () => {
  const me = userId(1001)
  expect(wishedUser({ ...noWish, userId: '1001' }, me)).toBe(me)
  for (const other of ['1002', '', '1001.0', '01001', 'x'])
    expect(wishedUser({ ...noWish, userId: other }, me)).toBeNull()
})
