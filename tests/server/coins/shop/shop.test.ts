import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it } from 'vitest'
import { channels, providerOfChannel } from '../../../../server/coins/shop/channels'
import { PROVIDERS } from '../../../../src/domain/coins/provider'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import type { Asker } from '../../asker'
import { startTestServer, type TestServer, type TestServerOptions } from '../../test-server'
import { buyerFrom, packsOf, quoted } from './buyer'

let server: TestServer
afterEach(() => server.close())

const start = async (options: TestServerOptions = {}) => (server = await startTestServer(options))
const from = (country: string): Promise<Asker> => buyerFrom(server, country)
const companies = async (asker: Asker, countryCode: string) => {
  const [pack] = await packsOf(asker, countryCode)
  return pack?.channels?.map(({ payCompanyCode }) => payCompanyCode) ?? []
}

describe('the packs', () => {
  it('come with price, discount and coins, and each with the ways to pay it [COIN-4, COIN-5]', async () => {
    await start()
    const list = await packsOf(await from('US'), 'US')
    expect(list.map(({ coinCode, coinType, totalCoinNum }) => [coinCode, coinType, totalCoinNum])).toEqual([
      ['coins80', 1, 80],
      ['coins220', 2, 220],
      ['coins480', 3, 480],
      ['coins1050', 4, 1_050],
      ['coins2800', 5, 2_800],
      ['coins6000', 6, 6_000],
    ])
    expect(list[2]).toMatchObject({
      countryCode: 'US',
      currencyMark: '$',
      minPrice: 9.99,
      discount: 16,
      priceFormat: '$9.99',
    })
    expect(list[2]?.channels?.find(({ payCompanyCode }) => payCompanyCode === 'livpay')).toEqual({
      payCompanyCode: 'livpay',
      channelCode: 'livpay_wallet',
      thirdPaymentChannelCode: 'livpay_wallet',
      payChannel: 'wallet',
      currency: 'USD',
      price: 9.99,
      usPrice: 9.99,
      extraCoinNum: 48,
      isCredit: 0,
      tag: 'instant',
    })
  })

  it('cost what they cost in the country of the account, in its own money [COIN-16]', async () => {
    await start()
    const first = async (country: string) => {
      const [pack] = await packsOf(await from(country), country)
      return [pack?.channels?.[0]?.currency, pack?.minPrice, pack?.countryCode]
    }
    expect(await first('JP')).toEqual(['JPY', 300, 'JP'])
    expect(await first('KW')).toEqual(['KWD', 0.61, 'KW'])
    expect(await first('DE')).toEqual(['EUR', 1.99, 'DE'])
  })

  it('have the prices of the generic country for IR, SY, CN, SG and countries without a list [COIN-15, COIN-16]', async () => {
    await start()
    for (const country of ['IR', 'SY', 'CN', 'SG', 'FJ', '']) {
      const [pack] = await packsOf(await from(country), 'ZZ')
      expect([pack?.countryCode, pack?.currencyMark, pack?.minPrice]).toEqual(['ZZ', '$', 1.99])
    }
  })

  it('are told to nobody at the prices of another country, in none of the calls [COIN-15]', async () => {
    await start()
    const ada = await from('JP')
    for (const call of [shopCalls.packList, shopCalls.flashPackList, shopCalls.coinAndChannel])
      for (const countryCode of ['IN', 'ZZ', 'jp', '']) expect((await ada.ask(call, { countryCode })).code).toBe(400)
    expect((await ada.ask(shopCalls.packList, {})).data.list[0]?.countryCode).toBe('JP')
  })

  it('have the account’s prices whatever user, company or channel the address names [COIN-10, COIN-11]', async () => {
    await start()
    const [ada, ben] = [await from('US'), await from('IN')]
    const { data } = await ada.ask(shopCalls.packList, {
      companyCode: 'klarna',
      payChannel: 'later',
      userId: ben.userId,
    })
    expect(data.list).toEqual(await packsOf(ada, 'US'))
  })

  it('are sold to nobody without a session; countries are told to all [COIN-16]', async () => {
    await start()
    const visitor = await server.visitor()
    for (const call of [shopCalls.packList, shopCalls.flashPackList, shopCalls.coinAndChannel])
      expect((await visitor.ask(call, {})).status).toBe(401)
    const { data } = await visitor.ask(shopCalls.countries, { appId: 'visavis' })
    expect(data.list).toContainEqual({ countryCode: 'ZZ', currency: 'USD' })
    expect(data.list).toContainEqual({ countryCode: 'KW', currency: 'KWD' })
    expect(new Set(data.list.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(12)
  })

  it('are not sold where nothing may be sold, and the countries say so [COIN-16]', async () => {
    await start({ env: { SHOP_BLOCKED_COUNTRIES: 'KP, DE' } })
    const [ada, ben] = [await from('DE'), await from('KP')]
    expect([await packsOf(ada, 'DE'), await packsOf(ben, 'ZZ')]).toEqual([[], []])
    expect((await ada.ask(shopCalls.coinAndChannel, {})).data).toEqual({ list: [], providers: [] })
    const { data } = await ada.ask(shopCalls.countries, { appId: 'visavis' })
    expect(data.list.filter(({ blocked }) => blocked)).toEqual([
      { countryCode: 'DE', currency: 'EUR', blocked: true },
      { countryCode: 'KP', currency: 'USD', blocked: true },
    ])
    expect(await quoted(server, ada)).toEqual(E.left({ _tag: 'NotSold', what: 'country' }))
  })

  it('are withdrawn by a price of 0 [COIN-4]', async () => {
    await start({ settings: { shop: { prices: { EUR: { coins80: 0 } } } } })
    const ada = await from('DE')
    expect((await packsOf(ada, 'DE')).map(({ coinCode }) => coinCode)).not.toContain('coins80')
    expect(await quoted(server, ada, { coinCode: 'coins80' })).toEqual(E.left({ _tag: 'NotSold', what: 'pack' }))
  })
})

describe('the providers', () => {
  it('are the seventeen, each offered somewhere [COIN-3, COIN-19]', async () => {
    await start()
    expect([...new Set(channels.map(({ provider }) => provider))].toSorted()).toEqual(Object.keys(PROVIDERS).toSorted())
    expect(channels.every(({ code, provider }) => providerOfChannel(code) === provider)).toBe(true)
    expect(new Set(channels.map(({ code }) => code)).size).toBe(channels.length)
    expect(providerOfChannel('nobody_card')).toBeUndefined()
  })

  it('are those of the country, with their names [COIN-3]', async () => {
    await start()
    const { data } = await (await from('NL')).ask(shopCalls.coinAndChannel, { countryCode: 'NL' })
    expect(data.providers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['iDEAL', 'Klarna', 'Checkout.com', 'Rapyd']),
    )
    expect(data.providers.map(({ name }) => name)).not.toContain('giropay')
  })

  it('take cards in the named countries only, in more for a named app id [COIN-12, COIN-13, COIN-14]', async () => {
    await start()
    expect(await companies(await from('US'), 'US')).toContain('checkout')
    expect(await companies(await from('BR'), 'BR')).not.toContain('checkout')
    expect(await companies(await from('FJ'), 'ZZ')).not.toContain('checkout')
    await server.close()
    await start({ env: { APP_ID: 'two', CARD_APP_IDS: 'one,two' } })
    expect(await companies(await from('BR'), 'BR')).toContain('checkout')
    expect(await companies(await from('FJ'), 'ZZ')).not.toContain('checkout')
  })

  it('put their fee on the price, and say how much it is [COIN-17, COIN-18]', async () => {
    await start({ settings: { shop: { feeMillionths: { checkout: 50_000, klarna: 200_000 } } } })
    const pack = (await packsOf(await from('US'), 'US'))[2]
    const price = (company: string) => {
      const way = pack?.channels?.find(({ payCompanyCode }) => payCompanyCode === company)
      return [way?.price, way?.fee, way?.usPrice]
    }
    expect(price('checkout')).toEqual([10.52, 0.53, 10.52])
    expect(price('klarna')).toEqual([12.49, 2.5, 12.49])
    expect(price('livpay')).toEqual([9.99, undefined, 9.99])
    expect(pack?.minPrice).toBe(9.99)
  })

  it('add at most the 20% that the tip speaks of [COIN-8]', async () => {
    await start()
    const { extraPercent } = server.parts.config.settings.shop
    expect(Math.max(...Object.values(extraPercent))).toBe(20)
  })
})

describe('configuration', () => {
  it('names countries that are none', async () => {
    await expect(startTestServer({ env: { SHOP_BLOCKED_COUNTRIES: 'Germany' } })).rejects.toThrow(
      'SHOP_BLOCKED_COUNTRIES',
    )
    await start()
  })
})
