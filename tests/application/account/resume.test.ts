import { beforeEach, describe, expect, it } from 'vitest'
import { unreachable } from '../../fakes/world/seat'
import { makeStage, state, type Stage } from './stage'

describe('a session at the start', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
  })

  it('is resumed with both cookies [ACCT-100]', async () => {
    await stage.signIn()
    const again = await stage.start()
    expect(again.core.account.view.session).toMatchObject({ _tag: 'SignedIn', me: { id: stage.ada.me.id, coins: 120 } })
  })

  it('is a visitor without them [ACCT-100]', async () => {
    expect(state(await stage.start())).toBe('Visitor')
    expect(stage.browser.seat.calls).toEqual([])
  })

  it('is kept without a network, with what was remembered, until the gateway answers [ACCT-100]', async () => {
    await stage.signIn()
    stage.browser.setOnline(false)
    const offline = await stage.start()
    expect(offline.core.account.view).toMatchObject({ online: false, session: { me: { name: stage.ada.me.name } } })
    stage.ada.me = { ...stage.ada.me, coins: 7 }
    stage.browser.setOnline(true)
    await stage.clock.settle()
    expect(offline.core.account.view).toMatchObject({ online: true, session: { me: { coins: 7 } } })
  })

  it('says that the gateway cannot be reached, though the browser has a network, until it can be [PLUS-18]', async () => {
    await stage.signIn()
    stage.browser.seat.failNext('me', unreachable)
    const tab = stage.browser.open({}, { realtime: () => new Promise(() => {}) })
    await stage.clock.settle()
    expect([state(tab), tab.page.online()]).toEqual(['SignedIn', true])
    expect(tab.core.account.view.online).toBe(false)
    await tab.core.account.refresh()
    expect(tab.core.account.view.online).toBe(true)
  })

  it('shows what was remembered while the gateway takes its time [PLUS-18]', async () => {
    await stage.signIn()
    const release = stage.browser.seat.hold('me')
    const tab = await stage.start()
    expect(state(tab)).toBe('Resuming')
    await stage.clock.advance(2_000)
    expect(state(tab)).toBe('SignedIn')
    stage.ada.me = { ...stage.ada.me, coins: 7 }
    release()
    await stage.clock.settle()
    expect(tab.core.account.view.session).toMatchObject({ me: { coins: 7 } })
  })

  it('is over when the gateway says so: told, and nothing left but what is unsent [ACCT-100] [ACCT-109] [PLUS-15]', async () => {
    const first = await stage.signIn()
    first.close()
    stage.world.endSession(stage.browser.seat.session)
    stage.browser.seat.way = null
    const tab = await stage.start()
    expect(state(tab)).toBe('Visitor')
    expect(tab.core.account.view.notice).toMatchObject({ value: { _tag: 'Expired', code: 401 } })
    expect(stage.browser.session.token()).toBeNull()
    expect(stage.browser.local.wiped).toEqual([{ user: stage.ada.me.id, keepUnsent: true }])
  })
})
