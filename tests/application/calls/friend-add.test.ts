import { beforeEach, describe, expect, it } from 'vitest'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

const WALL = 102

describe('becoming friends during a call', () => {
  let stage: Stage
  let ada: Player
  let bo: Player

  const view = async (player: Player) => (await player.tab.core.feature('calls')).view

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
    bo = await stage.player('Bo')
    bo.account.me = { ...bo.account.me, goddess: true }
    bo.account.host = { price: 60, friendPrice: 60, friendsOnly: false, points: 0 }
    await ada.friends.open(bo.id)()
    await bo.friends.open(ada.id)()
  })

  const talk = async () => {
    const [calling, called] = [await ada.tab.core.feature('calls'), await bo.tab.core.feature('calls')]
    await calling.place(bo.id, WALL)()
    await calling.proceed()
    await stage.clock.settle()
    await called.answer()
    await stage.clock.settle()
  }

  it('prompts the other side, and shows the acceptance on both screens [FRND-20] [FRND-21]', async () => {
    await talk()
    const [mine, theirs] = [await view(ada), await view(bo)]
    expect(mine.call._tag).toBe('Live')
    expect([mine.friendAdd, theirs.friendAdd]).toEqual([
      { show: false, info: null },
      { show: false, info: null },
    ])
    await ada.friends.add(bo.id, WALL)()
    await stage.clock.settle()
    expect(mine.friendAdd).toEqual({ show: true, info: { type: 'me', times: 1 } })
    expect(theirs.friendAdd).toEqual({ show: true, info: { type: 'friend', times: 1 } })
    await bo.friends.answer(ada.id, 'accept')()
    await stage.clock.settle()
    expect(mine.friendAdd).toEqual({ show: true, info: { type: 'me', times: 2 } })
    expect(theirs.friendAdd).toEqual({ show: true, info: { type: 'friend', times: 2 } })
  })

  it('hints after 30 s of talk, until one asks [FRND-22]', async () => {
    await talk()
    const mine = await view(ada)
    await stage.clock.advance(29_000)
    expect([mine.talkedMs, mine.addHint]).toEqual([29_000, false])
    await stage.clock.advance(1_000)
    expect([mine.talkedMs, mine.addHint]).toEqual([30_000, true])
    await ada.friends.add(bo.id, WALL)()
    await stage.clock.settle()
    expect(mine.addHint).toBe(false)
  })

  it('puts a prompt away, and forgets it with the call [FRND-20]', async () => {
    await talk()
    await ada.friends.add(bo.id, WALL)()
    await stage.clock.settle()
    const called = await bo.tab.core.feature('calls')
    called.dismissFriendAdd()
    expect(called.view.friendAdd).toEqual({ show: false, info: { type: 'friend', times: 1 } })
    await called.hangUp()
    await stage.clock.settle()
    expect(called.view.friendAdd).toEqual({ show: false, info: null })
  })
})
