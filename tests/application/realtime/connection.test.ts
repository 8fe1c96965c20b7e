import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { TabOfBrowser } from '../../fakes/world/browser'
import { refusal } from '../../fakes/world/seat'
import { makeStage } from './stage'

const state = (tab: TabOfBrowser) => tab.core.account.view.realtime

describe('the connection', () => {
  it('asks for its token before it connects [GATE-29]', async () => {
    const { ada, browser, clock, until, world } = await makeStage()
    expect(browser.seat.calls.filter((call) => call === 'realtimeToken')).toHaveLength(1)
    world.hub.cut(ada)
    browser.seat.failNext('realtimeToken', refusal(500))
    world.hub.heal(ada)
    await clock.advance(500)
    expect(world.hub.connected(ada)).toBe(false)
    await clock.advance(500)
    await until(() => world.hub.connected(ada))
    expect(browser.seat.calls.filter((call) => call === 'realtimeToken')).toHaveLength(3)
  })

  it('is held by one tab, and its state is seen in all, also in one that is opened later', async () => {
    const { another, browser, tab, until } = await makeStage()
    const second = await another()
    await until(() => state(tab) === 'open' && state(second) === 'open')
    expect(browser.seat.calls.filter((call) => call === 'realtimeToken')).toHaveLength(1)
  })

  it('goes to the tab that comes to the front', async () => {
    const { ada, another, browser, tab, until, world } = await makeStage()
    const second = await another()
    second.tab.show()
    await until(() => browser.seat.calls.filter((call) => call === 'realtimeToken').length === 2)
    expect(await until(() => world.hub.connected(ada) && state(second) === 'open' && state(tab) === 'open')).toBe(true)
  })

  it('goes to the next tab when its own is closed, and no row is lost [PLUS-17]', async () => {
    const { ada, another, clock, message, tab, until, world } = await makeStage()
    const second = await another()
    tab.close()
    const seq = world.hub.append(ada, { kind: 'message', message: message('Hello') })
    await until(() => world.hub.acknowledged(ada) === seq)
    await clock.advance(1_000)
    expect(second.core.loaded('chat')?.view.unread).toBe(1)
  })

  it('says that it is lost after a minute, and works again [SHELL-91]', async () => {
    const { ada, clock, tab, until, world } = await makeStage()
    world.hub.cut(ada)
    await clock.advance(59_000)
    expect(state(tab)).toBe('connecting')
    await clock.advance(2_000)
    expect(state(tab)).toBe('lost')
    world.hub.heal(ada)
    await clock.advance(1_000)
    await until(() => state(tab) === 'open')
  })

  it('ends with the session [ACCT-102] [ACCT-103]', async () => {
    const { ada, tab, world } = await makeStage()
    await tab.core.account.signOut()
    expect(world.hub.connected(ada)).toBe(false)
    expect(state(tab)).toBe('closed')
  })

  it('tells of a sign-in elsewhere: the session ends in every tab [ACCT-112] [ACCT-111]', async () => {
    const { ada, another, browser, tab, until, world } = await makeStage()
    const second = await another()
    world.hub.kick(ada, { code: 0, message: '' })
    await until(() => [tab, second].every(({ core }) => core.account.view.session._tag === 'Visitor'))
    expect([tab, second].map(({ core }) => core.account.view.notice)).toEqual([
      O.some({ _tag: 'Kicked', code: 0, message: '' }),
      O.some({ _tag: 'Kicked', code: 0, message: '' }),
    ])
    expect(browser.session.token()).toBeNull()
    expect(browser.local.wiped).toEqual([{ user: ada, keepUnsent: true }])
  })
})
