import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let bob: Player

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  bob = await stage.player('Bob')
})

const settle = () => stage.clock.settle()

describe('an answer that comes after its session', () => {
  it('deals nobody a card', async () => {
    const cards = await ada.tab.core.feature('cards')
    const release = ada.browser.seat.hold('take card')
    const opening = cards.open('card')()
    await settle()
    await ada.tab.core.account.signOut()
    release()
    await opening
    expect(cards.view.deck('card')).toMatchObject({ current: null, loading: false, stop: null })
  })

  it('to a like that both gave calls nobody in the name of whoever comes next [MTCH-30]', async () => {
    const [cards, calls] = [await ada.tab.core.feature('cards'), await ada.tab.core.feature('calls')]
    const bobs = await bob.tab.core.feature('cards')
    await bobs.open('card')()
    await bobs.like('card')()
    await cards.open('card')()
    const release = ada.browser.seat.hold('like')
    const liking = cards.like('card')()
    await settle()
    await ada.tab.core.account.signOut()
    release()
    await liking
    await settle()
    expect([calls.view.start._tag, cards.view.deck('card').current]).toEqual(['None', null])
    expect(O.isNone(ada.tab.core.account.view.me)).toBe(true)
  })
})
