import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeLateAccountGateway, makeLateGateway } from '../../../src/infrastructure/container/late-gateway'
import { makeAccountGateway } from '../../../src/infrastructure/gateway/account-gateway.adapter'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())
beforeEach(() => {
  stand.heard.length = 0
  stand.tickets.clear()
  stand.answer = () => ({ data: { goldNum: 120 } })
})

const away = E.left({ _tag: 'Unreachable', timedOut: false })

/** A program that is away as often as told, and then arrives. */
const program = (failures = 0) => {
  const client = clientOf(stand)
  let loads = 0
  const load = async () => {
    loads += 1
    if (loads <= failures) throw new Error('no network')
    return client.gateway
  }
  return { ...client, gateway: makeLateGateway(load), loads: () => loads }
}

describe('a gateway whose program comes later', () => {
  it('loads it when it is first asked, once', async () => {
    const { gateway, loads } = program()
    expect(loads()).toBe(0)
    expect(await gateway.ask(accountCalls.balance, {})()).toEqual(E.right({ goldNum: 120 }))
    expect(await gateway.askWhole(accountCalls.balance, {})()).toMatchObject(E.right({ data: { goldNum: 120 } }))
    expect(loads()).toBe(1)
  })

  it('is as good as away while its program does not arrive, and tries anew when it is asked again', async () => {
    const { gateway } = program(1)
    expect(await gateway.ask(accountCalls.balance, {})()).toEqual(away)
    expect(await gateway.ask(accountCalls.balance, {})()).toEqual(E.right({ goldNum: 120 }))
  })

  it('tells of the end of the session those who asked before it was there, until they stop [ACCT-110]', async () => {
    const { gateway } = program(1)
    const heard: string[] = []
    gateway.onSessionOver(({ code }) => heard.push(`first ${code}`))
    const stop = gateway.onSessionOver(({ code }) => heard.push(`second ${code}`))
    await gateway.ask(accountCalls.balance, {})()
    stand.answer = () => ({ code: 401, message: 'Please sign in' })
    stop()
    await gateway.ask(accountCalls.balance, {})()
    expect(heard).toEqual(['first 401'])
  })
})

describe('the account whose calls come later', () => {
  it('asks as the account itself does', async () => {
    const { gateway, identity } = clientOf(stand)
    const account = makeLateAccountGateway(async () => makeAccountGateway(gateway, identity), gateway.onSessionOver)
    expect(await account.balance()).toEqual(E.right(120))
    stand.answer = () => ({})
    await account.startBeat(false)()
    await account.beat(true)()
    await (
      await account.farewell()
    )()
    expect(stand.heard.map(({ path }) => path).slice(1)).toEqual([
      accountCalls.heartBeat.path,
      accountCalls.updateHeartbeat.path,
      accountCalls.logout.path,
    ])
  })

  it('is away without its program', async () => {
    const account = makeLateAccountGateway(
      () => Promise.reject(new Error('no network')),
      () => () => undefined,
    )
    expect(await account.balance()).toEqual(away)
    expect(await (await account.farewell())()).toEqual(away)
  })
})
