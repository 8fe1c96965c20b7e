import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { diskFull } from '../../fakes/chat-store.fake'
import type { TabOfBrowser } from '../../fakes/world/browser'
import { makeStage } from './stage'

const texts = (tab: TabOfBrowser) => tab.core.loaded('chat')?.view.conversations.map(({ lastText }) => lastText)
const coins = (tab: TabOfBrowser) => O.toNullable(tab.core.account.view.me)?.coins

describe('rows of the inbox', () => {
  it('are stored, shown in every tab, then acknowledged', async () => {
    const { ada, clock, another, message, tab, until, world } = await makeStage()
    const second = await another()
    const seq = world.hub.append(ada, { kind: 'message', message: message('Hello') })
    await until(() => world.hub.acknowledged(ada) === seq)
    await clock.advance(1_000)
    expect([texts(tab), texts(second)]).toEqual([['Hello'], ['Hello']])
    expect([tab, second].map((one) => one.core.loaded('chat')?.view.unread)).toEqual([1, 1])
  })

  it('are not acknowledged while the store refuses them, and come again [PLUS-17]', async () => {
    const { ada, browser, clock, message, tab, until, world } = await makeStage()
    const before = world.hub.acknowledged(ada)
    browser.stores.break(diskFull)
    const seq = world.hub.append(ada, { kind: 'message', message: message('Hello') })
    await clock.advance(3_000)
    expect(world.hub.acknowledged(ada)).toBe(before)
    browser.stores.break(null)
    await clock.advance(3_000)
    await until(() => world.hub.acknowledged(ada) === seq)
    await clock.advance(1_000)
    expect(texts(tab)).toEqual(['Hello'])
  })

  it('change the balance in every tab', async () => {
    const { ada, another, tab, until, world } = await makeStage()
    const second = await another()
    world.move(ada, -20, 'call', null)
    expect(await until(() => coins(tab) === 100 && coins(second) === 100)).toBe(true)
  })

  it('change a relation at once, in every tab that shows people', async () => {
    const { ada, another, bo, tab, until, world } = await makeStage()
    const second = await another()
    const friends = [await tab.core.feature('friends'), await second.core.feature('friends')]
    world.setPair(ada, bo, { _tag: 'Requested', by: bo, at: 0 })
    expect(await until(() => friends.every(({ view }) => view.requests.some(({ name }) => name === 'Bo')))).toBe(true)
  })

  it('wait in the inbox while the chat cannot be loaded: none is lost [PLUS-17]', async () => {
    const { ada, browser, clock, message, tab, until, world } = await makeStage()
    tab.close()
    let broken = true
    const { chat } = browser.late
    const next = browser.open({}, { chat: () => (broken ? Promise.reject(new Error('chunk')) : chat()) })
    const seq = world.hub.append(ada, { kind: 'message', message: message('Hello') })
    await until(() => browser.journal.defects().length > 0)
    expect(world.hub.connected(ada)).toBe(false)
    broken = false
    await clock.advance(3_000)
    await until(() => world.hub.acknowledged(ada) === seq)
    await clock.advance(1_000)
    expect(next.core.loaded('chat')?.view.unread).toBe(1)
  })

  it('that are no longer kept are made up for by the snapshot, and everything is read anew', async () => {
    const { ada, bo, browser, clock, tab, until, world } = await makeStage()
    world.hub.cut(ada)
    world.setPair(ada, bo, { _tag: 'Friends', askedBy: ada })
    await clock.advance(1_000)
    world.move(ada, -20, 'call', null)
    world.hub.prune(ada)
    world.hub.heal(ada)
    await clock.advance(2_000)
    await until(() => browser.seat.calls.includes('snapshot'))
    await until(() => coins(tab) === 100)
    const next = world.hub.append(ada, { kind: 'balance', coins: 99, paid: false })
    expect(await until(() => world.hub.acknowledged(ada) === next && coins(tab) === 99)).toBe(true)
  })
})
