import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NoticesFeature } from '../../../src/application/account/notices.feature'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let notices: NoticesFeature

const signIn = async (): Promise<void> => {
  ada = await stage.player('Ada')
  notices = await ada.tab.core.feature('notices')
}

const reload = async (tabStore = makeKeyedStoreFake()) => {
  const tab = ada.browser.open({}, { tabStore })
  const feature = await tab.core.feature('notices')
  await stage.clock.settle()
  await stage.clock.advance(1_200)
  return { feature, tab }
}

beforeEach(() => {
  stage = makeStage()
})

describe('the cookie notice', () => {
  it('comes up 1.2 s after login, and not before [SAFE-10]', async () => {
    await signIn()
    await stage.clock.advance(1_199)
    expect(notices.view.cookies).toBe(false)
    await stage.clock.advance(1)
    expect(notices.view.cookies).toBe(true)
  })

  it('accepted, is a cookie and does not come back [SAFE-10, SAFE-11]', async () => {
    await signIn()
    await stage.clock.advance(1_200)
    notices.acceptCookies()
    expect(notices.view.cookies).toBe(false)
    expect(ada.browser.cookies.entries.get('cookieAccepted')).toBe('1')
    expect((await reload()).feature.view.cookies).toBe(false)
  })

  it('put away comes back with the next login, and leaves no cookie [SAFE-10]', async () => {
    await signIn()
    await stage.clock.advance(1_200)
    notices.dismissCookies()
    expect(notices.view.cookies).toBe(false)
    expect(ada.browser.cookies.entries.has('cookieAccepted')).toBe(false)
    expect((await reload()).feature.view.cookies).toBe(true)
  })

  it('put away stays away over a reload of its tab, until the next login there [SAFE-10]', async () => {
    await signIn()
    await stage.clock.advance(1_200)
    notices.dismissCookies()
    ada.tab.close()
    const { feature, tab } = await reload(ada.tab.store)
    expect(feature.view.cookies).toBe(false)
    await tab.core.account.signOut()
    expect(O.isNone(ada.tab.store.read('CAMC_COOKIES_LATER'))).toBe(true)
  })

  it('is for members: it goes with the session, and none comes to who has left before [SHELL-77]', async () => {
    await signIn()
    await stage.clock.advance(1_200)
    await ada.tab.core.account.signOut()
    expect(notices.view.cookies).toBe(false)
    const { tab, feature } = await reload()
    expect(tab.core.account.view.session._tag).toBe('Visitor')
    expect(feature.view.cookies).toBe(false)
  })
})

describe('the privacy popup', () => {
  const due = async () => {
    await signIn()
    stage.world.unagreed.add(ada.id)
    await stage.clock.advance(1_200)
  }

  it('appears only if the gateway says so [SAFE-12]', async () => {
    await signIn()
    await stage.clock.advance(1_200)
    expect(notices.view.privacy).toBe(false)
    stage.world.unagreed.add(ada.id)
    expect((await reload()).feature.view.privacy).toBe(true)
  })

  it('closes when the gateway has heard of the agreement, which is told once [SAFE-13]', async () => {
    await due()
    const release = ada.browser.seat.hold('agree')
    const [first, second] = [notices.agree(), notices.agree()]
    expect(notices.view).toMatchObject({ privacy: true, agreeing: true })
    release()
    await Promise.all([first, second])
    expect(notices.view).toMatchObject({ privacy: false, agreeing: false })
    expect(ada.count('agree')).toBe(1)
    expect(stage.world.unagreed.has(ada.id)).toBe(false)
    await notices.agree()
    expect(ada.count('agree')).toBe(1)
  })

  it('stays with a word when that failed, and can be agreed to again [SAFE-13]', async () => {
    await due()
    ada.browser.seat.failNext('agree', unreachable)
    await notices.agree()
    expect(notices.view).toMatchObject({ privacy: true, failed: true, agreeing: false })
    await notices.agree()
    expect(notices.view).toMatchObject({ privacy: false, failed: false })
  })

  it('comes before the cookie notice, however late the gateway answers [SAFE-10, SAFE-12]', async () => {
    await signIn()
    stage.world.unagreed.add(ada.id)
    const release = ada.browser.seat.hold('agreement due')
    await stage.clock.advance(1_200)
    expect(notices.view).toMatchObject({ cookies: false, privacy: false })
    release()
    await stage.clock.settle()
    expect(notices.view).toMatchObject({ cookies: true, privacy: true })
  })

  it('that cannot be asked for keeps no cookie notice back [SAFE-10]', async () => {
    await signIn()
    ada.browser.seat.failNext('agreement due', unreachable)
    await stage.clock.advance(1_200)
    expect(notices.view.cookies).toBe(true)
  })

  it('is asked for again after a minute when it could not be read [SAFE-12]', async () => {
    await signIn()
    stage.world.unagreed.add(ada.id)
    ada.browser.seat.failNext('agreement due', refusal(500))
    await stage.clock.advance(1_200)
    expect(notices.view.privacy).toBe(false)
    await stage.clock.advance(60_000)
    expect(notices.view.privacy).toBe(true)
  })

  it('goes with the session, whatever is on its way [SAFE-13, SHELL-77]', async () => {
    await due()
    const release = ada.browser.seat.hold('agree')
    const late = notices.agree()
    await ada.tab.core.account.signOut()
    release()
    await late
    expect(notices.view).toMatchObject({ privacy: false, failed: false })
  })
})
