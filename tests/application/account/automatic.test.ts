import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeAddressFake } from '../../fakes/address.fake'
import { refusal } from '../../fakes/world/seat'
import { makeStage, state, type Stage } from './stage'

const automatic = (stage: Stage): number => stage.count('enterRemembered')

describe('the automatic login at the start', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
  })

  /** Ada was here, and her session is gone from the browser. */
  const wasHere = async (): Promise<void> => {
    const tab = await stage.signIn()
    tab.close()
    await stage.browser.session.clear()
  }

  it('is tried once with the way of the last login, and leads in [ACCT-82]', async () => {
    await wasHere()
    const tab = await stage.start()
    expect(tab.core.account.view.session).toMatchObject({ _tag: 'SignedIn', me: { id: stage.ada.me.id } })
    expect(automatic(stage)).toBe(1)
    expect(tab.core.account.view.signIn._tag).toBe('Closed')
  })

  it('is not tried where nobody has been, or a session is still good [ACCT-82]', async () => {
    await stage.start()
    await stage.signIn()
    await stage.start()
    expect(automatic(stage)).toBe(0)
  })

  it('leaves a visitor without a word when it leads nowhere, and is not tried again [ACCT-82]', async () => {
    await wasHere()
    stage.browser.seat.failNext('enterRemembered', refusal(10101))
    const tab = await stage.start()
    expect(state(tab)).toBe('Visitor')
    expect(tab.core.account.view.signIn._tag).toBe('Closed')
    expect(O.isNone(tab.core.account.view.notice)).toBe(true)
    await stage.start()
    expect(automatic(stage)).toBe(1)
  })

  it('is tried again at the next start when the gateway could not be reached [ACCT-82]', async () => {
    await wasHere()
    stage.browser.setOnline(false)
    expect(state(await stage.start())).toBe('Visitor')
    stage.browser.setOnline(true)
    expect(state(await stage.start())).toBe('SignedIn')
  })

  it('takes the place of a session that the gateway has ended, in silence [ACCT-82] [ACCT-100]', async () => {
    const first = await stage.signIn()
    first.close()
    stage.world.endSession(stage.browser.seat.session)
    const tab = await stage.start()
    expect(state(tab)).toBe('SignedIn')
    expect(O.isNone(tab.core.account.view.notice)).toBe(true)
    expect(stage.browser.local.wiped).toEqual([])
  })

  it('tells of the ended session and wipes what it left when it leads nowhere [ACCT-82] [ACCT-109] [PLUS-15]', async () => {
    const first = await stage.signIn()
    first.close()
    stage.world.endSession(stage.browser.seat.session)
    stage.browser.seat.failNext('enterRemembered', refusal(10101))
    const tab = await stage.start()
    expect(state(tab)).toBe('Visitor')
    expect(tab.core.account.view.notice).toMatchObject({ value: { _tag: 'Expired', code: 401 } })
    expect(stage.browser.session.token()).toBeNull()
    expect(stage.browser.local.wiped).toEqual([{ user: stage.ada.me.id, keepUnsent: true }])
  })

  it('shows nothing of the ended session while the gateway takes its time [ACCT-82]', async () => {
    const first = await stage.signIn()
    first.close()
    stage.world.endSession(stage.browser.seat.session)
    const release = stage.browser.seat.hold('enterRemembered')
    const tab = await stage.start()
    await stage.clock.advance(10_000)
    expect(state(tab)).toBe('Resuming')
    release()
    await stage.clock.settle()
    expect(state(tab)).toBe('SignedIn')
  })

  it('is tried by one tab of many; the others find its session [ACCT-82] [ACCT-103]', async () => {
    await wasHere()
    const tabs = [stage.browser.open(), stage.browser.open(), stage.browser.open()]
    await stage.clock.settle()
    expect(tabs.map(state)).toEqual(['SignedIn', 'SignedIn', 'SignedIn'])
    expect(automatic(stage)).toBe(1)
  })

  it('is never tried after signing out [ACCT-82] [ACCT-103]', async () => {
    const tab = await stage.signIn()
    await tab.core.account.signOut()
    tab.close()
    expect(state(await stage.start())).toBe('Visitor')
    expect(automatic(stage)).toBe(0)
  })

  it('is not tried after a sign-out that the gateway did not hear [ACCT-82] [ACCT-103]', async () => {
    const tab = await stage.signIn()
    stage.browser.setOnline(false)
    await tab.core.account.signOut()
    tab.close()
    stage.browser.setOnline(true)
    expect(state(await stage.start())).toBe('Visitor')
    expect(automatic(stage)).toBe(0)
  })

  it.each([
    [10115, 'ACCT-106'],
    [10116, 'ACCT-106'],
    [10117, 'ACCT-107'],
    [412, 'ACCT-108'],
  ])('is not tried after an end with %i: the way is forgotten [%s] [ACCT-103]', async (code, _rule) => {
    const tab = await stage.signIn()
    stage.browser.seat.over.tell({ code, message: '', transport: 'body' })
    await stage.clock.settle()
    tab.close()
    await stage.start()
    expect(automatic(stage)).toBe(0)
  })

  it('is tried after a login that has expired meanwhile [ACCT-82] [ACCT-109]', async () => {
    const tab = await stage.signIn()
    stage.browser.seat.over.tell({ code: 401, message: '', transport: 'http' })
    await stage.clock.settle()
    expect(state(tab)).toBe('Visitor')
    tab.close()
    expect(state(await stage.start())).toBe('SignedIn')
  })
})

describe('an address with userId and cert', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
    stage.world.desk.certs.set('c1', stage.ada.me.id)
  })

  const arrive = async (query: string, path = '/wall') => {
    const address = makeAddressFake(`https://visavis.test${path}${query}`)
    const tab = stage.browser.open({}, { address })
    await stage.clock.settle()
    return { account: tab.core.account, address, tab }
  }

  it('signs in by itself, and is cleaned at once [ACCT-81]', async () => {
    const { account, address } = await arrive(`?userId=${stage.ada.me.id}&cert=c1&a=1`)
    expect(account.view.session).toMatchObject({ _tag: 'SignedIn', me: { id: stage.ada.me.id } })
    expect(account.view.signIn._tag).toBe('Closed')
    expect(address.read()).toBe('https://visavis.test/wall?a=1')
  })

  it('is cleaned before the gateway answers, and the page waits meanwhile [ACCT-81]', async () => {
    stage.browser.seat.hold('enterByCert')
    const { account, address } = await arrive(`?cert=c1&userId=${stage.ada.me.id}`)
    expect(address.read()).toBe('https://visavis.test/wall')
    expect([account.view.session._tag, account.view.signIn._tag]).toEqual(['Resuming', 'Loading'])
  })

  it('opens step 1 with what is wrong when it was used before [ACCT-81] [ACCT-97]', async () => {
    stage.world.desk.certs.clear()
    const { account } = await arrive(`?userId=${stage.ada.me.id}&cert=c1`)
    expect(account.view.session._tag).toBe('Visitor')
    expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', problem: { code: 10101 } })
  })

  it('opens step 1 when the gateway cannot be reached [ACCT-75]', async () => {
    stage.browser.setOnline(false)
    const { account } = await arrive(`?userId=${stage.ada.me.id}&cert=c1`)
    expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', problem: { _tag: 'LoginUnreached' } })
  })

  it.each(['?userId=7', '?cert=c1', '?userId=7&other=c1'])(
    'needs both: %s is an address like any other',
    async (query) => {
      const { account, address } = await arrive(query)
      expect(account.view).toMatchObject({ session: { _tag: 'Visitor' }, signIn: { _tag: 'Closed' } })
      expect(address.read()).toBe(`https://visavis.test/wall${query}`)
    },
  )

  it.each(['?userId=abc&cert=c1', '?userId=1.5&cert=c1', '?userId=&cert=c1', '?userId=7&cert='])(
    'with rubbish in it asks nobody: %s [ACCT-81]',
    async (query) => {
      const { account, address } = await arrive(query)
      expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', problem: { _tag: 'Generic' } })
      expect(address.read()).toBe('https://visavis.test/wall')
      expect(stage.browser.seat.calls).toEqual([])
    },
  )

  it('changes nothing where somebody is signed in: no link signs another person in [ACCT-81]', async () => {
    const first = await stage.signIn()
    const { account } = await arrive(`?userId=${stage.ada.me.id}&cert=c1`)
    expect(account.view.signIn._tag).toBe('Closed')
    expect(stage.count('enterByCert')).toBe(0)
    expect(state(first)).toBe('SignedIn')
  })

  it('goes before the remembered way [ACCT-81] [ACCT-82]', async () => {
    const before = await stage.signIn()
    before.close()
    await stage.browser.session.clear()
    await arrive(`?userId=${stage.ada.me.id}&cert=c1`)
    expect([stage.count('enterByCert'), automatic(stage)]).toEqual([1, 0])
  })
})
