import { describe, expect, it } from 'vitest'
import { makeStage } from '../../fakes/world/stage'

const WALL = 102

describe('the search of a Core [PLUS-26]', () => {
  it('finds what was written and what comes in, and knows nothing any more after the sign-out [PLUS-15]', async () => {
    const { clock, player } = makeStage()
    const [ada, bo] = [await player('Ada'), await player('Bo')]
    await ada.friends.add(bo.id, WALL)()
    await clock.settle()
    await bo.friends.answer(ada.id, 'accept')()
    await clock.settle()
    const [hers, his] = [await ada.tab.core.feature('chat'), await bo.tab.core.feature('chat')]
    await hers.open(bo.id)()
    await hers.send('At the Café?')()
    await clock.advance(1_000)

    expect(bo.tab.core.loaded('messageSearch')).toBeUndefined()
    const search = await bo.tab.core.feature('messageSearch')
    search.search('cafe')
    await clock.settle()
    expect(search.view.state).toMatchObject({ _tag: 'Found', total: 1, hits: [{ friend: ada.id, mine: false }] })
    await his.open(ada.id)()
    await his.send('Yes, the café')()
    await clock.advance(1_000)
    expect(search.view.state).toMatchObject({ total: 2, hits: [{ mine: true }, { mine: false }] })

    await bo.tab.core.account.signOut()
    await clock.settle()
    expect(search.view).toMatchObject({ text: '', state: { _tag: 'Idle' } })
    search.search('cafe')
    await clock.settle()
    expect(search.view.state).toEqual({ _tag: 'Idle' })
  })
})
