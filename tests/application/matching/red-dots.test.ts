import { beforeEach, describe, expect, it } from 'vitest'
import type { RedDotsFeature } from '../../../src/application/matching/red-dots.feature'
import { playWayNames, type PlayWayName } from '../../../src/domain/kernel/play-way'
import { refusal } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player

/** A tab of the same browser, some time after its session began. */
const openTab = async (): Promise<RedDotsFeature> => {
  const dots = await ada.browser.open().core.feature('redDots')
  await stage.clock.settle()
  await stage.clock.advance(2_000)
  return dots
}

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
})

const ways = Object.keys(playWayNames) as readonly PlayWayName[]
const marked = (dots: RedDotsFeature) => ways.filter((way) => dots.view.has(way))
const host = (name: string) => {
  const account = stage.world.accounts.get(stage.extra(name))
  if (account !== undefined) account.me = { ...account.me, goddess: true }
}

describe('red dots', () => {
  it('come from the hot-list call after login, and go with the opening of their tab [SHELL-72, SHELL-73]', async () => {
    host('Bea')
    const dots = await ada.tab.core.feature('redDots')
    expect(marked(dots)).toEqual([])
    await stage.clock.advance(2_000)
    expect(marked(dots)).toEqual(['card', 'wall'])
    dots.open('wall')
    expect(marked(dots)).toEqual(['card'])
    expect(ada.browser.storage.entries.get('CAM_HOT_DOT')).toBe('{"wall":1}')
  })

  it('stay away after a reload, until there is something newer [SHELL-73, DATA-9]', async () => {
    host('Bea')
    const dots = await openTab()
    dots.open('wall')
    dots.open('liveCam')
    expect(marked(await openTab())).toEqual(['card'])
    host('Cleo')
    expect(marked(await openTab())).toEqual(['card', 'wall'])
  })

  it('that two tabs of a browser have seen are both kept [SHELL-73]', async () => {
    host('Bea')
    const [dots, other] = [await openTab(), await openTab()]
    dots.open('wall')
    other.open('card')
    expect(JSON.parse(ada.browser.storage.entries.get('CAM_HOT_DOT') ?? '')).toEqual({ wall: 1, card: 1 })
  })

  it.each(['', 'null', '[1]', '{"wall":"5"}', '{'])('begin anew where the note is %s [SHELL-73]', async (note) => {
    ada.browser.storage.write('CAM_HOT_DOT', note)
    host('Bea')
    expect(marked(await openTab())).toEqual(['card', 'wall'])
  })

  it('that cannot be read disturb nobody [GATE-19]', async () => {
    host('Bea')
    ada.browser.seat.failNext('red dots', refusal(500))
    const dots = await ada.tab.core.feature('redDots')
    await stage.clock.advance(2_000)
    expect(marked(dots)).toEqual([])
    expect(ada.tab.core.account.view.notice._tag).toBe('None')
  })

  it('are for members: they end with the session [SHELL-77]', async () => {
    host('Bea')
    const dots = await openTab()
    await ada.tab.core.account.signOut()
    await stage.clock.settle()
    expect(marked(dots)).toEqual([])
  })

  it('that are on their way when the session ends are not shown [SHELL-77]', async () => {
    host('Bea')
    const release = ada.browser.seat.hold('red dots')
    const dots = await ada.tab.core.feature('redDots')
    await stage.clock.advance(2_000)
    await ada.tab.core.account.signOut()
    release()
    await stage.clock.settle()
    expect(marked(dots)).toEqual([])
  })
})
