import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

const WALL = 102

describe('the news of a friendship', () => {
  let stage: Stage
  let ada: Player
  let bo: Player
  const news = ({ friends }: Player) => O.toNullable(friends.view.news)

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
    bo = await stage.player('Bo')
    await ada.friends.open(bo.id)()
    await bo.friends.open(ada.id)()
    await ada.friends.add(bo.id, WALL)()
    await stage.clock.settle()
  })

  it('is an add-friend notice for who accepted, and an agree notice for who had asked [FRND-25] [FRND-26]', async () => {
    expect([news(ada), news(bo)]).toEqual([null, null])
    await bo.friends.answer(ada.id, 'accept')()
    await stage.clock.settle()
    expect(news(bo)).toEqual({ kind: 'added', id: ada.id, name: 'Ada' })
    expect(news(ada)).toEqual({ kind: 'agreed', id: bo.id, name: 'Bo' })
    ada.friends.dismissNews()
    expect(news(ada)).toBeNull()
  })

  it('is none when the request was refused [FRND-26]', async () => {
    await bo.friends.answer(ada.id, 'refuse')()
    await stage.clock.settle()
    expect([news(ada), news(bo)]).toEqual([null, null])
  })
})
