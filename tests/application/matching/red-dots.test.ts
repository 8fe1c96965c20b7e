import { beforeEach, describe, expect, it } from 'vitest'
import type { RedDotsFeature } from '../../../src/application/matching/red-dots.feature'
import { playWayNames, type PlayWayName } from '../../../src/domain/kernel/play-way'
import { refusal } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let dots: RedDotsFeature

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  dots = await ada.tab.core.feature('redDots')
})

const ways = Object.keys(playWayNames) as readonly PlayWayName[]
const marked = (feature = dots) => ways.filter((way) => feature.view.has(way))
const host = (name: string) => {
  const account = stage.world.accounts.get(stage.extra(name))
  if (account !== undefined) account.me = { ...account.me, goddess: true }
}

describe('red dots', () => {
  it('come from the hot-list call, and go with the opening of their tab [SHELL-72, SHELL-73]', async () => {
    host('Bea')
    expect(marked()).toEqual([])
    await dots.load()
    expect(marked()).toEqual(['card', 'wall'])
    dots.open('wall')
    expect(marked()).toEqual(['card'])
    expect(ada.browser.storage.entries.get('CAM_HOT_DOT')).toBe('{"wall":1}')
  })

  it('stay away after a reload, until there is something newer [SHELL-73, DATA-9]', async () => {
    host('Bea')
    await dots.load()
    dots.open('wall')
    const again = await ada.browser.open().core.feature('redDots')
    await stage.clock.settle()
    await again.load()
    expect(marked(again)).toEqual(['card'])
    host('Cleo')
    await again.load()
    expect(marked(again)).toEqual(['card', 'wall'])
  })

  it('that two tabs of a browser have seen are both kept [SHELL-73]', async () => {
    host('Bea')
    const other = await ada.browser.open().core.feature('redDots')
    await stage.clock.settle()
    await Promise.all([dots.load(), other.load()])
    dots.open('wall')
    other.open('card')
    expect(JSON.parse(ada.browser.storage.entries.get('CAM_HOT_DOT') ?? '')).toEqual({ wall: 1, card: 1 })
  })

  it.each(['', 'null', '[1]', '{"wall":"5"}', '{'])('begin anew where the note is %s [SHELL-73]', async (note) => {
    ada.browser.storage.write('CAM_HOT_DOT', note)
    const again = await ada.browser.open().core.feature('redDots')
    await stage.clock.settle()
    host('Bea')
    await again.load()
    expect(marked(again)).toEqual(['card', 'wall'])
  })

  it('that cannot be read disturb nobody; those of a session end with it [GATE-19, SHELL-77]', async () => {
    host('Bea')
    await dots.load()
    ada.browser.seat.failNext('red dots', refusal(500))
    await dots.load()
    expect(marked()).toEqual(['card', 'wall'])
    const release = ada.browser.seat.hold('red dots')
    const late = dots.load()
    await ada.tab.core.account.signOut()
    release()
    await late
    expect(marked()).toEqual([])
  })
})
