import { beforeEach, describe, expect, it } from 'vitest'
import type { PushOfferFeature } from '../../../src/application/tasks/push-offer.feature'
import { DAY, SECOND } from '../../../src/domain/kernel/time'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let offer: PushOfferFeature
let stop: () => void

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
})

const begin = async (tab = ada.tab) => {
  offer = await tab.core.feature('pushOffer')
  stop = offer.begin()
  await stage.clock.settle()
}

/** Ada's page again, as after a reload; a test may make it an installed app. */
const again = async (installed = false) => {
  stop?.()
  ada.tab.close()
  const tab = ada.browser.open()
  if (installed) tab.page.install()
  await stage.clock.settle()
  await begin(tab)
  return tab
}

const clock = () => stage.clock
const coins = () => stage.world.accounts.get(ada.id)?.me.coins
const asked = () => ada.browser.push.permission.asked()
const claims = () => ada.count('claim push')

describe('the offer of pushes', () => {
  it('is checked and made by a popup that tells 200 coins [TASK-47, TASK-49, TASK-52]', async () => {
    await begin()
    await clock().advance(15 * SECOND - 1)
    expect([offer.view.popup, ada.count('push offer')]).toEqual([false, 0])
    await clock().advance(1)
    const reward = { coins: 200, status: 'open' }
    expect(offer.view).toMatchObject({ support: true, permission: 'default', hasCoin: false, popup: true, reward })
    expect(asked()).toBe(0)
  })

  it('accepted turns pushes on and is rewarded once [TASK-48]', async () => {
    await begin()
    await clock().advance(15 * SECOND)
    const before = coins() ?? 0
    expect(await offer.accept()).toBe('granted')
    expect(ada.browser.push.messaging.token()).not.toBe(null)
    expect(offer.view).toMatchObject({ popup: false, given: 200, hasCoin: true, busy: false })
    expect(coins()).toBe(before + 200)
    offer.told()
    expect(offer.view.given).toBe(null)
    await again()
    await clock().advance(8 * DAY)
    expect([claims(), offer.view.popup]).toEqual([1, false])
  })

  it('asks the browser within the press, and once for two presses [TASK-49]', async () => {
    await begin()
    await clock().advance(15 * SECOND)
    const presses = [offer.accept(), offer.accept()]
    expect(asked()).toBe(1)
    await Promise.all(presses)
    expect([asked(), claims()]).toEqual([1, 1])
  })

  it('refused claims nothing, then or later, and nothing is asked any more [TASK-50]', async () => {
    ada.browser.push.permission.willAnswer('denied')
    await begin()
    await clock().advance(15 * SECOND)
    expect(await offer.accept()).toBe('denied')
    expect(offer.view.popup).toBe(false)
    await clock().advance(300 * SECOND)
    await again()
    await clock().advance(8 * DAY)
    expect([offer.view.popup, claims(), ada.count('push offer')]).toEqual([false, 0, 1])
  })

  it.each(['denied', 'unsupported'] as const)(
    'is not made, nor checked, where pushes are %s [TASK-50]',
    async (how) => {
      ada.browser.push.permission.set(how)
      await begin()
      await clock().advance(8 * DAY)
      expect([offer.view.popup, ada.count('push offer')]).toEqual([false, 0])
      expect(offer.view.support).toBe(how !== 'unsupported')
    },
  )

  it('goes when notices are forbidden in the settings of the browser meanwhile [TASK-50]', async () => {
    await begin()
    await clock().advance(15 * SECOND)
    ada.browser.push.permission.set('denied')
    expect(offer.view.popup).toBe(false)
  })

  it('rewards at once who has allowed notices before [TASK-48, TASK-49]', async () => {
    ada.browser.push.permission.set('granted')
    await begin()
    expect(offer.view).toMatchObject({ given: 200, popup: false })
    expect(asked()).toBe(0)
  })

  it('claims nothing for who has turned pushes off here', async () => {
    ada.browser.push.permission.set('granted')
    const push = await ada.tab.core.feature('push')
    await push.turnOff()
    await begin()
    await clock().advance(8 * DAY)
    expect([claims(), ada.count('push offer')]).toEqual([0, 0])
  })

  it('keeps its reward open when the push service is away, and tells so [TASK-48]', async () => {
    await begin()
    await clock().advance(15 * SECOND)
    ada.browser.push.messaging.setReachable(false)
    expect(await offer.accept()).toBe('failed')
    expect([claims(), offer.view.hasCoin, offer.view.busy]).toEqual([0, false, false])
    ada.browser.push.messaging.setReachable(true)
    await again()
    expect(offer.view.given).toBe(200)
  })

  it('reads how it stands when the claim is refused, or its answer was lost [TASK-47]', async () => {
    await begin()
    await clock().advance(15 * SECOND)
    ada.browser.seat.loseAnswer('claim push')
    await offer.accept()
    expect(offer.view).toMatchObject({ given: null, hasCoin: true })
  })

  it('is none without a reward, or when that cannot be read [TASK-47, GATE-19]', async () => {
    await begin()
    ada.browser.seat.failNext('push offer', refusal(500))
    await clock().advance(15 * SECOND)
    expect(offer.view.popup).toBe(false)
    stage.world.rewards.coins.push = 0
    await again()
    await clock().advance(15 * SECOND)
    expect(offer.view.popup).toBe(false)
  })

  it('is read for who looks at it, without a drawing [TASK-47]', async () => {
    await begin()
    await offer.load()
    expect(offer.view.reward).toMatchObject({ coins: 200, picture: '' })
    ada.browser.seat.failNext('push coin', unreachable)
    await offer.load()
    expect(offer.view.reward).toMatchObject({ coins: 200 })
  })
})

describe('the second popup', () => {
  const first = async () => {
    await begin()
    await clock().advance(15 * SECOND)
    offer.shown()
    offer.dismiss()
    expect(offer.view.popup).toBe(false)
  }

  it('comes 300000 ms after the first, not a moment earlier [TASK-51]', async () => {
    await first()
    await clock().advance(299_999)
    expect(offer.view.popup).toBe(false)
    await clock().advance(1)
    expect(offer.view.popup).toBe(true)
  })

  it('comes no earlier in a page that was loaded anew [TASK-51]', async () => {
    await first()
    await clock().advance(200_000)
    await again()
    await clock().advance(99_999)
    expect(offer.view.popup).toBe(false)
    await clock().advance(1)
    expect(offer.view.popup).toBe(true)
  })

  it('counts from when the first was put away, and from what another tab showed [TASK-51]', async () => {
    await begin()
    await clock().advance(15 * SECOND)
    offer.shown()
    await clock().advance(200_000)
    offer.dismiss()
    await clock().advance(200_000)
    ada.browser.storage.write('CAMC_PUSH_POPUPS', `2@${stage.clock.now()}`)
    await clock().advance(100_000)
    expect(offer.view.popup).toBe(false)
    await clock().advance(7 * DAY)
    expect(offer.view.popup).toBe(true)
  })

  it('is the last for a week [TASK-51]', async () => {
    await first()
    await clock().advance(300_000)
    offer.shown()
    offer.dismiss()
    await clock().advance(7 * DAY - 1)
    expect(offer.view.popup).toBe(false)
    await clock().advance(1)
    expect(offer.view.popup).toBe(true)
  })
})

describe('the installed app', () => {
  it('has no popup: the browser asks at the next press [TASK-49]', async () => {
    await again(true)
    await clock().advance(15 * SECOND)
    expect(offer.view).toMatchObject({ popup: false, atTap: true })
    expect(asked()).toBe(0)
    offer.shown()
    await offer.accept()
    expect(asked()).toBe(1)
    expect(offer.view).toMatchObject({ atTap: false, given: 200 })
  })

  it('that was not answered asks again after 300000 ms [TASK-51]', async () => {
    ada.browser.push.permission.willAnswer('default')
    await again(true)
    await clock().advance(15 * SECOND)
    offer.shown()
    await offer.accept()
    await clock().advance(299_999)
    expect(offer.view.atTap).toBe(false)
    await clock().advance(1)
    expect(offer.view.atTap).toBe(true)
  })
})

it('at sign-out nothing is offered any more, also what was on its way [SHELL-77]', async () => {
  await begin()
  const release = ada.browser.seat.hold('push offer')
  await clock().advance(15 * SECOND)
  stop()
  await ada.tab.core.account.signOut()
  release()
  await stage.clock.settle()
  expect(offer.view).toMatchObject({ popup: false, reward: null })
})
