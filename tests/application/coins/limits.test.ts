import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CoinsFeature } from '../../../src/application/coins/coins.feature'
import { DAY } from '../../../src/domain/kernel/time'
import { refusal } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let coins: CoinsFeature

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  coins = await ada.tab.core.feature('coins')
})

describe('limits to the own spending', () => {
  it('are read with what is spent of them [PLUS-9]', async () => {
    expect(coins.view).toMatchObject({ limits: null, limitsListing: 'idle' })
    stage.world.move(ada.id, -20, 'gift', null)
    await coins.loadLimits()
    const none = { limit: null, spent: 20, raise: null }
    expect(coins.view).toMatchObject({ limits: { daily: none, monthly: none }, limitsListing: 'loaded' })
  })

  it('hold at once when lowered, and are told with their time when raised [PLUS-9]', async () => {
    await coins.loadLimits()
    expect(await coins.setLimit('daily', 50)()).toEqual(E.right(undefined))
    expect(coins.view.limits?.daily).toEqual({ limit: 50, spent: 0, raise: null })
    await coins.setLimit('daily', null)()
    const from = stage.clock.now() + DAY
    expect(coins.view.limits?.daily).toEqual({ limit: 50, spent: 0, raise: { to: null, from } })
  })

  it('stay as they are shown when the gateway refuses [PLUS-9]', async () => {
    await coins.loadLimits()
    await coins.setLimit('monthly', 70)()
    ada.browser.seat.failNext('set limit', refusal(400))
    expect(E.isLeft(await coins.setLimit('monthly', 60)())).toBe(true)
    expect(coins.view.limits?.monthly.limit).toBe(70)
    ada.browser.seat.failNext('limits', refusal(500))
    await coins.loadLimits()
    expect(coins.view).toMatchObject({ limitsListing: 'failed', limits: { monthly: { limit: 70 } } })
  })

  it('are forgotten at sign-out [PLUS-15]', async () => {
    await coins.loadLimits()
    await ada.tab.core.account.signOut()
    expect(coins.view).toMatchObject({ limits: null, limitsListing: 'idle' })
  })
})
