import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeStage, state, type Stage } from './stage'

describe('signing out', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
  })

  it('tells the gateway, forgets everything and stops the timers [ACCT-102] [ACCT-103] [PLUS-15]', async () => {
    const tab = await stage.signIn()
    await tab.core.account.signOut()
    expect(stage.count('signOut')).toBe(1)
    expect(state(tab)).toBe('Visitor')
    expect(stage.browser.session.token()).toBeNull()
    expect(stage.browser.local.wiped).toEqual([{ user: stage.ada.me.id, keepUnsent: false }])
    await stage.clock.advance(60_000)
    expect(stage.count('beat 2')).toBe(0)
    expect(O.isNone(tab.core.account.view.notice)).toBe(true)
    expect(state(await stage.start())).toBe('Visitor')
  })

  it('leaves nothing of the ways in: numbers of codes, what was typed, the remembered way [PLUS-15] [ACCT-103]', async () => {
    const tab = await stage.signIn()
    stage.browser.storage.write('CAMC_SMS_SEND_TIME', '{"49-15112345":1}')
    tab.store.write('CAMC_PASSAGE', '{"goal":"/","drafts":{"email":"a@b.de"}}')
    await tab.core.account.signOut()
    expect([...stage.browser.storage.entries.values(), ...tab.store.entries.values()].join()).not.toMatch(/151|a@b/)
    expect(stage.browser.seat.way).toBeNull()
  })

  it('goes on when the call fails, and repeats it later [ACCT-103]', async () => {
    const tab = await stage.signIn()
    const { session } = stage.browser.seat
    stage.browser.setOnline(false)
    await tab.core.account.signOut()
    expect(state(tab)).toBe('Visitor')
    expect(stage.browser.session.token()).toBeNull()
    expect(stage.world.userOf(session)).toBe(stage.ada.me.id)
    await stage.clock.advance(60_000)
    expect(stage.count('signOut')).toBe(2)
    stage.browser.setOnline(true)
    await stage.clock.settle()
    expect(stage.count('signOut')).toBe(3)
    expect(stage.world.userOf(session)).toBeNull()
    await stage.clock.advance(600_000)
    expect(stage.count('signOut')).toBe(3)
  })

  it('goes on after 3 s when the call does not end [ACCT-103]', async () => {
    const tab = await stage.signIn()
    stage.browser.seat.hold('signOut')
    const left = tab.core.account.signOut()
    await stage.clock.advance(2_999)
    expect(state(tab)).toBe('SignedIn')
    await stage.clock.advance(1)
    await left
    expect(state(tab)).toBe('Visitor')
  })

  it('is followed by the other tabs [ACCT-103]', async () => {
    const first = await stage.signIn()
    const second = await stage.start()
    await first.core.account.signOut()
    await stage.clock.settle()
    expect(state(second)).toBe('Visitor')
  })

  it('stops everything in the other tabs before anything is wiped [ACCT-102] [PLUS-15]', async () => {
    const first = await stage.signIn()
    const second = await stage.start()
    first.tab.show()
    second.tab.show()
    const release = stage.browser.seat.hold('signOut')
    const left = first.core.account.signOut()
    await stage.clock.settle()
    const beats = stage.count('beat 2')
    await stage.clock.advance(2_500)
    expect(stage.count('beat 2')).toBe(beats)
    expect(stage.world.hub.connected(stage.ada.me.id)).toBe(false)
    release()
    await left
    await stage.clock.settle()
    expect([state(first), state(second)]).toEqual(['Visitor', 'Visitor'])
  })

  it('is not told as an expired login, whatever is answered meanwhile [ACCT-103]', async () => {
    const first = await stage.signIn()
    const second = await stage.start()
    const release = stage.browser.seat.hold('signOut')
    const left = first.core.account.signOut()
    await stage.clock.settle()
    stage.browser.seat.over.tell({ code: 401, message: '', transport: 'http' })
    release()
    await left
    await stage.clock.settle()
    expect([first, second].map(({ core }) => O.isNone(core.account.view.notice))).toEqual([true, true])
  })

  it('that breaks off with its tab leaves the others signed in', async () => {
    const first = await stage.signIn()
    const second = await stage.start()
    second.tab.show()
    first.tab.tell('session', { _tag: 'Leaving' })
    await stage.clock.settle()
    const beats = stage.count('beat 2')
    await stage.clock.advance(14_000)
    expect(stage.count('beat 2')).toBe(beats)
    await stage.clock.advance(21_000)
    expect(state(second)).toBe('SignedIn')
    expect(stage.count('beat 2')).toBe(beats + 1)
  })

  it('tells how many messages would be lost [PLUS-15]', async () => {
    const tab = await stage.signIn()
    stage.browser.local.setUnsent(2)
    expect(await tab.core.account.unsent()).toBe(2)
  })
})
