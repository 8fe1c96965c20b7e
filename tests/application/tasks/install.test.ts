import { beforeEach, describe, expect, it } from 'vitest'
import type { InstallFeature } from '../../../src/application/tasks/install.feature'
import type { InstallBrowser } from '../../../src/domain/tasks/install-offer'
import { DAY, MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

const safari: InstallBrowser = { safari: true, system: 'ios' }

let stage: Stage
let ada: Player
let install: InstallFeature
let stop: () => void

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
})

/** The page of a browser that offers to install the product. */
const begin = async (offered = true) => {
  ada.browser.installs.setOffered(offered)
  install = await ada.tab.core.feature('install')
  stop = install.begin()
  await stage.clock.settle()
}

const coins = () => stage.world.accounts.get(ada.id)?.me.coins
const claims = () => ada.count('claim install')

/** Ada's page again, as after a reload; a test may make it an installed app. */
const again = async (installed = false) => {
  stop?.()
  ada.tab.close()
  const tab = ada.browser.open()
  if (installed) tab.page.install()
  await stage.clock.settle()
  install = await tab.core.feature('install')
  stop = install.begin()
  await stage.clock.settle()
  return tab
}

describe('installing', () => {
  it('can be done while the browser offers it [TASK-40]', async () => {
    await begin(false)
    expect(install.view.way).toBe('none')
    ada.browser.installs.setOffered(true)
    expect(install.view.way).toBe('question')
    ada.browser.installs.setOffered(false)
    expect(install.view.way).toBe('none')
    await ada.tab.core.account.signOut()
    ada.browser.installs.setOffered(true)
    expect(install.view.way).toBe('none')
  })

  it('accepted is rewarded, told, and the page loaded anew after 2 s [TASK-39, TASK-41]', async () => {
    await begin()
    await install.load()
    expect(install.view.reward).toMatchObject({ status: 'open', coins: 100, price: 0 })
    const before = coins() ?? 0
    expect(await install.install()).toBe('accepted')
    expect(coins()).toBe(before + 100)
    expect(install.view).toMatchObject({ given: 100, reward: { status: 'given' }, popup: false })
    await stage.clock.settle()
    expect(ada.tab.core.account.view.session).toMatchObject({ me: { coins: before + 100 } })
    await stage.clock.advance(2 * SECOND - 1)
    expect(ada.browser.reloads()).toBe(0)
    await stage.clock.advance(1)
    expect(ada.browser.reloads()).toBe(1)
    install.told()
    expect(install.view.given).toBe(null)
  })

  it('declined claims nothing [TASK-42]', async () => {
    await begin()
    ada.browser.installs.willAnswer('declined')
    expect(await install.install()).toBe('declined')
    expect(await install.install()).toBe('gone')
    expect([claims(), ada.browser.reloads(), install.view.given]).toEqual([0, 0, null])
    await again()
    expect(claims()).toBe(0)
  })

  it('does not load the page anew in a call [TASK-41]', async () => {
    const bob = await stage.player('Bob')
    stage.world.setPair(ada.id, bob.id, { _tag: 'Friends', askedBy: null })
    await begin()
    await install.install()
    const calls = await bob.tab.core.feature('calls')
    await calls.place(ada.id, 102)()
    for (const _ of [1, 2, 3]) await calls.proceed()
    await stage.clock.advance(2 * SECOND)
    expect(ada.tab.core.loaded('calls')?.view.call._tag).toBe('Ringing')
    expect(ada.browser.reloads()).toBe(0)
  })

  it('whose reward did not arrive is rewarded at the next start, once [TASK-41]', async () => {
    await begin()
    ada.browser.seat.failNext('claim install', unreachable)
    await install.install()
    expect([install.view.given, ada.browser.reloads()]).toEqual([null, 0])
    await again()
    expect([claims(), install.view.given]).toEqual([2, 100])
    await again()
    expect(claims()).toBe(2)
  })

  it('whose answer was lost is not claimed for ever: what was given before is read [TASK-41]', async () => {
    await begin()
    ada.browser.seat.loseAnswer('claim install')
    await install.install()
    await again()
    expect(install.view).toMatchObject({ given: null, reward: { status: 'given' } })
    await again()
    expect(claims()).toBe(2)
  })

  it('is not claimed for somebody else who signs in on this device', async () => {
    ada.browser.storage.write('CAMC_INSTALLED', String(stage.extra('Bob')))
    await begin()
    expect(claims()).toBe(0)
  })
})

describe('Safari', () => {
  it('has a way by hand, and claims by itself when it runs as an installed app [TASK-44, TASK-46]', async () => {
    ada.browser.installs.setBrowser(safari)
    await begin(false)
    expect(install.view.way).toBe('steps')
    expect(claims()).toBe(0)
    await again(true)
    expect(install.view).toMatchObject({ way: 'none', given: 100 })
    await again(true)
    expect([claims(), install.view.given]).toEqual([1, null])
  })

  it('claims nothing where there is none to give, or nobody is signed in [TASK-46]', async () => {
    ada.browser.installs.setBrowser(safari)
    stage.world.rewards.coins.install = 0
    await again(true)
    expect(claims()).toBe(0)
    stage.world.rewards.coins.install = 100
    const tab = await again(true)
    expect(claims()).toBe(1)
    await tab.core.account.signOut()
    stop = install.begin()
    await stage.clock.settle()
    expect(claims()).toBe(1)
  })

  it('installed, and in any other browser, claims nothing by itself [TASK-46]', async () => {
    await again(true)
    expect(ada.count('install reward')).toBe(0)
    ada.browser.installs.setBrowser({ safari: false, system: 'ios' })
    await again(true)
    expect([ada.count('install reward'), claims()]).toEqual([0, 0])
  })
})

describe('the popup', () => {
  it('comes when somebody has been here for a while, and a week after it was put away', async () => {
    await begin()
    await stage.clock.advance(3 * MINUTE - 1)
    expect([install.view.popup, ada.count('install reward')]).toEqual([false, 0])
    await stage.clock.advance(1)
    expect(install.view.popup).toBe(true)
    install.shown()
    install.dismiss()
    expect(install.view.popup).toBe(false)
    await again()
    await stage.clock.advance(7 * DAY - 1)
    expect(install.view.popup).toBe(false)
    await stage.clock.advance(1)
    expect(install.view.popup).toBe(true)
  })

  it('comes with an offer that the browser makes later still, and not with each [TASK-40]', async () => {
    await begin(false)
    await stage.clock.advance(4 * MINUTE)
    ada.browser.installs.setOffered(true)
    await stage.clock.settle()
    expect(install.view.popup).toBe(true)
    install.dismiss()
    ada.browser.installs.setOffered(true)
    await stage.clock.settle()
    expect(install.view.popup).toBe(false)
  })

  it('goes with the offer of the browser, and comes to nobody who has had the reward [TASK-40]', async () => {
    await begin()
    await stage.clock.advance(3 * MINUTE)
    ada.browser.installs.setOffered(false)
    expect(install.view.popup).toBe(false)
    stage.world.rewards.given.install.add(ada.id)
    ada.browser.installs.setOffered(true)
    await again()
    await stage.clock.advance(3 * MINUTE)
    expect(install.view.popup).toBe(false)
    install.open()
    expect(install.view.popup).toBe(false)
  })

  it('is opened by who asks for it', async () => {
    await begin()
    await install.load()
    install.open()
    expect(install.view.popup).toBe(true)
  })

  it('comes to nobody where nothing can be installed, or whose reward cannot be read [TASK-40, GATE-19]', async () => {
    await begin(false)
    await stage.clock.advance(3 * MINUTE)
    expect(ada.count('install reward')).toBe(0)
    ada.browser.installs.setOffered(true)
    await again()
    ada.browser.seat.failNext('install reward', refusal(500))
    await stage.clock.advance(3 * MINUTE)
    expect(install.view.popup).toBe(false)
  })

  it('is over at sign-out, and what was on its way is not shown [SHELL-77]', async () => {
    await begin()
    const release = ada.browser.seat.hold('install reward')
    await stage.clock.advance(3 * MINUTE)
    await ada.tab.core.account.signOut()
    release()
    await stage.clock.settle()
    expect(install.view).toMatchObject({ popup: false, reward: null })
  })

  it('reads a time that somebody else wrote as none', async () => {
    ada.browser.storage.write('CAMC_INSTALL_ASKED', 'yesterday')
    await begin()
    await stage.clock.advance(3 * MINUTE)
    expect(install.view.popup).toBe(true)
  })
})
