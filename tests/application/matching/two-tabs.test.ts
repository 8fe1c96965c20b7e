import { describe, expect, it } from 'vitest'
import { makeMatchStage } from './match-stage'

describe('a search', () => {
  it('is made by one tab of a browser [PLUS-20]', async () => {
    const { clock, seeker } = makeMatchStage()
    const ada = await seeker('Ada')
    await ada.start()
    const other = ada.browser.open()
    await clock.settle()
    const second = await other.core.feature('matching')
    await clock.settle()
    await second.start()
    expect([second.view.match._tag, second.view.problem]).toEqual(['Idle', { _tag: 'Elsewhere' }])
    ada.matching.leave()
    await clock.settle()
    await second.start()
    expect(second.view.match._tag).toBe('Searching')
  })

  it('is made by one of two tabs in which Start is pressed in the same instant [PLUS-20]', async () => {
    const { clock, seeker } = makeMatchStage()
    const ada = await seeker('Ada')
    const second = await ada.browser.open().core.feature('matching')
    await clock.settle()
    await Promise.all([ada.matching.start(), second.start()])
    await clock.settle()
    const problems = [ada.matching.view.problem, second.view.problem]
    expect([ada.tag(), second.view.match._tag].toSorted()).toEqual(['Idle', 'Searching'])
    expect(problems.filter((problem) => problem !== null)).toEqual([{ _tag: 'Elsewhere' }])
  })

  it('gives the place to another tab when it is left before it began [PLUS-20]', async () => {
    const { clock, seeker } = makeMatchStage()
    const ada = await seeker('Ada')
    const second = await ada.browser.open().core.feature('matching')
    await clock.settle()
    const release = ada.browser.seat.hold('playConf')
    const pressed = ada.matching.start()
    await clock.settle()
    await second.start()
    expect(second.view.problem).toEqual({ _tag: 'Elsewhere' })
    ada.matching.leave()
    const again = second.start()
    release()
    await Promise.all([pressed, again])
    await clock.settle()
    expect([ada.tag(), second.view.match._tag]).toEqual(['Idle', 'Searching'])
  })
})
