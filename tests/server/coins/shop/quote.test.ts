import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it } from 'vitest'
import type { Asker } from '../../asker'
import { startTestServer, type TestServer, type TestServerOptions } from '../../test-server'
import { buyerFrom, packsOf, quoted } from './buyer'

let server: TestServer
afterEach(() => server.close())

const start = async (options: TestServerOptions = {}) => (server = await startTestServer(options))
const from = (country: string): Promise<Asker> => buyerFrom(server, country)

describe('a quote', () => {
  it('is the price that the list shows, with coins, extra coins and country [COIN-17]', async () => {
    await start({ settings: { shop: { feeMillionths: { checkout: 50_000 }, extraPercent: { checkout: 3 } } } })
    expect(await quoted(server, await from('DE'))).toEqual(
      E.right({
        coinCode: 'coins480',
        coins: 480,
        extra: 14,
        minor: 1_052,
        currency: 'EUR',
        usCents: 1_052,
        country: 'DE',
        provider: 'checkout',
        payChannel: 'card',
        channel: 'checkout_card',
        itemName: '494 coins',
      }),
    )
  })

  it('is that of the list for each pack and way of each country [COIN-5, COIN-17]', async () => {
    await start({ settings: { shop: { feeMillionths: { klarna: 33_333, rapyd: 19_000 } } } })
    for (const country of ['NL', 'JP', 'KW', 'ID', 'BR']) {
      const ada = await from(country)
      for (const { channels: ways = [], coinCode, totalCoinNum } of await packsOf(ada, country))
        for (const { currency, extraCoinNum, payChannel, price, thirdPaymentChannelCode } of ways) {
          const quote = await quoted(server, ada, {
            coinCode,
            payChannel: payChannel ?? '',
            thirdPaymentChannelCode: thirdPaymentChannelCode ?? '',
          })
          expect(quote).toMatchObject(E.right({ currency, coins: totalCoinNum, extra: extraCoinNum }))
          const shown = Number(price) * 10 ** (currency === 'JPY' ? 0 : currency === 'KWD' ? 3 : 2)
          expect(E.isRight(quote) && quote.right.minor).toBe(Math.round(shown))
        }
    }
  })

  it('takes the percent of an offer off before the fee goes on, for its own pack only [COIN-17, COIN-52]', async () => {
    await start({ settings: { shop: { feeMillionths: { checkout: 200_000 } } } })
    const ada = await from('US')
    const with30 = await quoted(server, ada, { offer: { coinCode: 'coins480', percent: 30 } })
    expect(with30).toMatchObject(E.right({ minor: 875, usCents: 875 }))
    expect(await quoted(server, ada, { offer: { coinCode: 'coins80', percent: 30 } })).toMatchObject(
      E.right({ minor: 1_249 }),
    )
  })

  it('is none for unknown packs, for channels of other countries, and for a channel under another name', async () => {
    await start()
    const ada = await from('BR')
    const notSold = (what: string) => E.left({ _tag: 'NotSold', what })
    expect(await quoted(server, ada, { coinCode: 'coins1' })).toEqual(notSold('pack'))
    expect(await quoted(server, ada, { coinCode: 'constructor' })).toEqual(notSold('pack'))
    expect(await quoted(server, ada)).toEqual(notSold('channel'))
    const pix = { payChannel: 'bank', thirdPaymentChannelCode: 'dlocal_bank' }
    expect(E.isRight(await quoted(server, ada, pix))).toBe(true)
    expect(await quoted(server, ada, { ...pix, payChannel: 'card' })).toEqual(notSold('channel'))
  })

  it('is none for a flash pack without its offer [COIN-60]', async () => {
    await start()
    const ada = await from('US')
    expect(await quoted(server, ada, { coinCode: 'flash180' })).toEqual(E.left({ _tag: 'NotSold', what: 'pack' }))
    expect(
      await quoted(server, ada, { coinCode: 'flash180', offer: { coinCode: 'flash180', percent: 0 } }),
    ).toMatchObject(E.right({ coins: 180, minor: 299 }))
  })
})
