import { describe, expect, it } from 'vitest'
import { countUnanswered, noteAnswers, sentUnanswered } from '../../../src/application/chat/message-times'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { userId } from '../../builders/ids'

const [bob, cleo] = [userId(8), userId(9)]

describe('messages to friends who have not written yet', () => {
  it('are counted for each, until they write [DATA-12]', () => {
    const settings = makeKeyedStoreFake()
    countUnanswered(settings, bob)
    countUnanswered(settings, bob)
    countUnanswered(settings, cleo)
    expect([sentUnanswered(settings, bob), sentUnanswered(settings, cleo)]).toEqual([2, 1])
    expect(settings.read('msgTimes')).toMatchObject({ value: '{"8":2,"9":1}' })
    noteAnswers(settings, [bob])
    expect([sentUnanswered(settings, bob), sentUnanswered(settings, cleo)]).toEqual([0, 1])
    noteAnswers(settings, [cleo])
    expect(settings.read('msgTimes')._tag).toBe('None')
  })

  it.each(['{', '[]', '{"8":"many"}', '{"8":-1}', 'null'])('count anew over what cannot be read: %s', (text) => {
    const settings = makeKeyedStoreFake()
    settings.write('msgTimes', text)
    expect(sentUnanswered(settings, bob)).toBe(0)
    countUnanswered(settings, bob)
    expect(sentUnanswered(settings, bob)).toBe(1)
  })

  it('are kept for so many people and no more', () => {
    const settings = makeKeyedStoreFake()
    for (let id = 1; id <= 300; id += 1) countUnanswered(settings, userId(id))
    expect([sentUnanswered(settings, userId(300)), sentUnanswered(settings, userId(50))]).toEqual([1, 0])
  })
})
