import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WallFeature } from '../../../src/application/matching/wall.feature'
import type { UserId } from '../../../src/domain/kernel/ids'
import { makeBrowser, type BrowserInWorld, type TabOfBrowser } from '../../fakes/world/browser'
import { unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'
import { must } from '../../fakes/world/world'

const FIRST = 'wall 0 all first'

let stage: Stage

/** Somebody who is a host, and who likes this. */
const host = (name: string, interests: readonly number[] = [], countryCode = 'DE'): UserId => {
  const id = stage.extra(name)
  const account = must(stage.world.accounts.get(id))
  account.me = { ...account.me, goddess: true, interests, countryCode }
  return id
}
const names = ({ view }: WallFeature) => view.people.map(({ name }) => name)

beforeEach(() => {
  stage = makeStage()
})

describe('the wall of a member', () => {
  let ada: Player
  let wall: WallFeature

  const calls = (begin: string) => ada.browser.seat.calls.filter((call) => call.startsWith(begin))

  beforeEach(async () => {
    ada = await stage.player('Ada')
    wall = await ada.tab.core.feature('wall')
    ;['Bea', 'Cleo', 'Dora', 'Eve'].forEach((name) => host(name))
  })

  it('comes with its groups and countries by three calls [MTCH-2, MTCH-6]', async () => {
    host('Fay', [1], 'FR')
    expect([wall.view.listing, wall.view.people]).toEqual(['idle', []])
    expect(E.isRight(await wall.load())).toBe(true)
    await stage.clock.settle()
    expect(names(wall)).toEqual(['Bea', 'Cleo', 'Dora'])
    expect(wall.view).toMatchObject({ listing: 'loaded', more: true, groups: [0, 1, 99], countries: ['DE', 'FR'] })
    expect(calls('wall').toSorted()).toEqual([FIRST, 'wall countries', 'wall groups'])
  })

  it('goes on page by page up to the last one, asking for each once [MTCH-2]', async () => {
    await wall.load()
    await Promise.all([wall.loadMore(), wall.loadMore()])
    expect(names(wall)).toEqual(['Bea', 'Cleo', 'Dora', 'Eve'])
    expect(wall.view.more).toBe(false)
    await wall.loadMore()
    expect(calls('wall 0')).toEqual([FIRST, 'wall 0 all 3'])
  })

  it('keeps who is there when a page fails, and asks for that page again', async () => {
    await wall.load()
    ada.browser.seat.failNext('wall 0 all 3', unreachable)
    await wall.loadMore()
    expect([wall.view.listing, names(wall).length, wall.view.more]).toEqual(['failed', 3, true])
    await wall.loadMore()
    expect([wall.view.listing, names(wall).length]).toEqual(['loaded', 4])
  })

  it('says that it failed when nobody is there yet, and comes with the next asking', async () => {
    ada.browser.seat.failNext(FIRST, unreachable)
    expect(await wall.load()).toEqual(E.left(unreachable))
    expect([wall.view.listing, wall.view.people]).toEqual(['failed', []])
    await wall.load()
    expect([wall.view.listing, names(wall).length]).toEqual(['loaded', 3])
  })

  it('shows what was there while it is read anew, and after that failed [MTCH-2]', async () => {
    await wall.load()
    ada.browser.seat.failNext(FIRST, unreachable)
    const release = ada.browser.seat.hold(FIRST)
    const again = wall.load()
    expect([wall.view.refreshing, wall.view.listing, names(wall).length]).toEqual([true, 'loaded', 3])
    await wall.loadMore()
    release()
    expect(await again).toEqual(E.left(unreachable))
    expect([wall.view.refreshing, wall.view.listing, names(wall).length]).toEqual([false, 'loaded', 3])
    expect(calls('wall 0 all 3')).toEqual([])
  })

  it('stands without groups and countries when they do not come [MTCH-6]', async () => {
    ada.browser.seat.failNext('wall groups', unreachable)
    ada.browser.seat.failNext('wall countries', unreachable)
    await wall.load()
    await stage.clock.settle()
    expect([names(wall).length, wall.view.groups, wall.view.countries]).toEqual([3, [], []])
  })

  it('follows a group and a country, each from its first page on [MTCH-2, MTCH-6]', async () => {
    host('Fay', [1])
    host('Gil', [1], 'FR')
    await wall.load()
    await wall.choose({ group: 1 })()
    expect([names(wall), wall.view.filter]).toEqual([['Fay', 'Gil'], { group: 1, country: null }])
    await wall.choose({ country: 'FR' })()
    expect([names(wall), wall.view.filter]).toEqual([['Gil'], { group: 1, country: 'FR' }])
  })

  it('is another edition with each first page, and the same with what follows [SHELL-4]', async () => {
    const editions: unknown[] = []
    for (const read of [wall.load, wall.loadMore, wall.choose({ group: 0 }), wall.load]) {
      await read()
      editions.push(wall.view.edition)
    }
    expect([editions[0] === editions[1], new Set(editions).size]).toEqual([true, 3])
  })

  it('drops the answer to what is not looked at any more', async () => {
    host('Fay', [1])
    const release = ada.browser.seat.hold(FIRST)
    const first = wall.load()
    await wall.choose({ group: 1 })()
    release()
    await first
    expect(names(wall)).toEqual(['Fay'])
  })

  it('makes its people known to the friends, and loses whom the person blocks at once [PLUS-12]', async () => {
    await wall.load()
    const [bea] = wall.view.people
    const id = must(bea).id
    expect(O.isSome(ada.friends.view.person(id))).toBe(true)
    await ada.friends.block(id)()
    expect(names(wall)).toEqual(['Cleo', 'Dora'])
  })

  it('is forgotten when the session ends [SHELL-4]', async () => {
    await wall.load()
    await wall.choose({ country: 'DE' })()
    await ada.tab.core.account.signOut()
    await stage.clock.settle()
    expect(wall.view).toMatchObject({ listing: 'idle', people: [], groups: [], filter: { group: 0, country: null } })
  })
})

describe('the wall of a visitor', () => {
  it('is the guest list with all groups, until somebody signs in [MTCH-7]', async () => {
    host('Bea')
    const tab = makeBrowser(stage.world, 'Visitor')
    const { core } = tab.open()
    await stage.clock.settle()
    const wall = await core.feature('wall')
    await wall.load()
    await stage.clock.settle()
    expect([names(wall), wall.view.more, wall.view.groups.length]).toEqual([['Bea'], false, 11])
    expect(tab.seat.calls.filter((call) => call.startsWith('wall')).toSorted()).toEqual([
      'wall countries',
      'wall guests',
    ])
  })
})

describe('the tip of the wall', () => {
  const open = async (browser: BrowserInWorld): Promise<{ tab: TabOfBrowser; wall: WallFeature }> => {
    const tab = browser.open()
    await stage.clock.settle()
    return { tab, wall: await tab.core.feature('wall') }
  }

  it('goes after 5 s and does not come again in this browser [SHELL-79, DATA-10]', async () => {
    const browser = makeBrowser(stage.world, 'Visitor')
    const { wall } = await open(browser)
    expect(wall.view.tip).toBe(true)
    wall.showTip()
    await stage.clock.advance(4_999)
    expect([wall.view.tip, O.isSome(browser.storage.read('CAMC_WALL_TIP'))]).toEqual([true, false])
    await stage.clock.advance(1)
    expect([wall.view.tip, O.isSome(browser.storage.read('CAMC_WALL_TIP'))]).toEqual([false, true])
    expect((await open(browser)).wall.view.tip).toBe(false)
  })

  it('comes again when the wall was left before [SHELL-79]', async () => {
    const browser = makeBrowser(stage.world, 'Visitor')
    const { wall } = await open(browser)
    wall.showTip()()
    await stage.clock.advance(10_000)
    expect([wall.view.tip, (await open(browser)).wall.view.tip]).toEqual([true, true])
  })
})
