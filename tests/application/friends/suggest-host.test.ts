import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

describe('the suggestion', () => {
  let stage: Stage
  let ada: Player

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
  })

  const shown = () => O.toUndefined(ada.friends.view.suggestion)?.name

  it('is a host, asked for once a session, until it is put away [FRND-27]', async () => {
    const di = stage.extra('Di')
    const account = stage.world.accounts.get(di)
    if (account !== undefined) account.me = { ...account.me, goddess: true }
    await ada.friends.suggest()
    expect(shown()).toBe('Di')
    ada.friends.dismissSuggestion()
    await ada.friends.suggest()
    expect([shown(), ada.count('suggestion')]).toEqual([undefined, 1])
  })

  it('is waited for by whoever asks meanwhile', async () => {
    const release = ada.browser.seat.hold('suggestion')
    void ada.friends.suggest()
    const again = ada.friends.suggest()
    let ended = false
    void again.then(() => (ended = true))
    await stage.clock.settle()
    expect(ended).toBe(false)
    release()
    await again
    expect(ada.count('suggestion')).toBe(1)
  })

  it('is nothing where there is nobody, or no answer [FRND-27]', async () => {
    ada.browser.seat.failNext('suggestion', unreachable)
    await ada.friends.suggest()
    expect(shown()).toBeUndefined()
  })
})
