import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

describe('movements', () => {
  let stage: Stage
  let ada: Player

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
  })

  const spend = (coins: number) => stage.world.move(ada.id, -coins, 'other', null)

  it('tell what each was for, with whom, and the balance after it [PLUS-6]', async () => {
    const bo = stage.extra('Bo')
    await ada.friends.add(bo, 102)()
    const coins = await ada.tab.core.feature('coins')
    expect(coins.view.listing).toBe('idle')
    await coins.load()
    expect(coins.view.movements).toMatchObject([
      { kind: 'addFriend', coins: -9, balanceAfter: 111, other: { id: bo, name: 'Bo' } },
      { kind: 'signUp', coins: 120, balanceAfter: 120, other: null },
    ])
    expect(coins.view).toMatchObject({ listing: 'loaded', hasMore: false })
  })

  it('come a page at a time, none twice, and end at the last page [FRND-37]', async () => {
    ;[1, 2, 3].forEach(spend)
    const coins = await ada.tab.core.feature('coins')
    await coins.load()
    expect(coins.view.movements).toHaveLength(3)
    expect(coins.view.hasMore).toBe(true)
    spend(4)
    await coins.more()
    expect(coins.view.movements.map(({ coins: amount }) => amount)).toEqual([-3, -2, -1, 120])
    expect(coins.view.hasMore).toBe(false)
    const asked = ada.count('movements')
    await coins.more()
    expect(ada.count('movements')).toBe(asked)
  })

  it('say that they could not be read', async () => {
    const coins = await ada.tab.core.feature('coins')
    ada.browser.seat.failNext('movements', refusal(500))
    await coins.load()
    expect(coins.view.listing).toBe('failed')
  })

  it('are forgotten at sign-out [PLUS-15]', async () => {
    const coins = await ada.tab.core.feature('coins')
    await coins.load()
    await ada.tab.core.account.signOut()
    expect(coins.view).toMatchObject({ movements: [], listing: 'idle' })
  })
})
