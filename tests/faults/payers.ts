import { randomUUID } from 'node:crypto'
import { emailCalls } from '../../src/infrastructure/gateway/contract/email.calls'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { shopCalls } from '../../src/infrastructure/gateway/contract/shop.calls'
import { newestMail } from '../e2e/support/outbox'
import { type Asker, makeAsker } from '../server/asker'
import { person, PASSWORD } from '../server/sign-up'

/** An order as its buyer placed it; `minor` is what the provider is to be paid. */
export interface PlacedOrder {
  readonly orderId: string
  readonly provider: string
  readonly traceId: string
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Somebody with an account and a session at the running gateway, without a page around them. */
export const makePayer = async (url: string, name: string): Promise<Asker> => {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { appKey: string; sealKey: string }
  const asker = await makeAsker({ ...config, url, now: Date.now })
  const email = `${name.toLowerCase()}@example.org`
  const { data: flow } = await asker.ask(emailCalls.exists, { email })
  await asker.ask(emailCalls.sendVerifyEmail, { email })
  await asker.ask(emailCalls.confirm, { code: (await newestMail(url, email))?.code ?? '' })
  await asker.ask(emailCalls.setPassword, { email, password: PASSWORD, userId: flow.userId })
  const { code, data, message } = await asker.ask(emailCalls.register, person(email, name))
  if (code !== 200) throw new Error(`${name} could not sign up: ${code} ${message ?? ''}`)
  await asker.enter(data)
  return asker
}

/** Ways to pay in the generic country for which nothing has to be entered. */
const ways = ['payermax_wallet', 'cpay_wallet', 'pingpong_wallet', 'livpay_wallet', 'citecu_cash'] as const

/** Presses 'Pay' until there is an answer, as a client does whose network is bad: the same press, whatever becomes of the server. */
export const placeOrder = async (payer: Asker, chance: () => number): Promise<PlacedOrder> => {
  const channel = ways[Math.floor(chance() * ways.length)] ?? ways[0]
  const [traceId, at] = [randomUUID(), chance()]
  for (;;) {
    try {
      const { list } = (await payer.ask(shopCalls.packList, {})).data
      const sold = list.flatMap(({ channels = [], coinCode }) =>
        channels.filter((one) => one.thirdPaymentChannelCode === channel).map((way) => ({ ...way, coinCode })),
      )
      const { coinCode, currency, payChannel, price } = sold[Math.floor(at * sold.length)] ?? {}
      const { code, data } = await payer.ask(shopCalls.placeOrder, {
        payChannel: payChannel ?? '',
        thirdPaymentChannelCode: channel,
        deviceId: payer.deviceId,
        coinCode: coinCode ?? '',
        userId: payer.userId,
        price: price ?? 0,
        currency: currency ?? '',
        ext: { traceId },
      })
      if (code === 0) return { orderId: data.orderId, provider: channel.split('_')[0] ?? '', traceId }
    } catch {
      // The server is down: once more.
    }
    await pause(50)
  }
}

/** Spends a little, if there is something to spend: returned orders then leave debts. */
export const spendSome = async (payer: Asker, on: number): Promise<void> => {
  await payer.ask(friendsCalls.add, { f_u_id: on, add_location: 102 }).catch(() => undefined)
}
