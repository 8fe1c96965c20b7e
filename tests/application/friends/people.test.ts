import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

describe('people', () => {
  let stage: Stage
  let ada: Player

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
  })

  describe('searching', () => {
    it('waits until nothing has been typed for 500 ms and asks for the last text only [FRND-32]', async () => {
      stage.extra('Bob')
      ada.friends.search('b')
      await stage.clock.advance(499)
      ada.friends.search('bo')
      await stage.clock.advance(499)
      expect(ada.friends.view.search).toEqual({ _tag: 'Searching', text: 'bo' })
      await stage.clock.advance(1)
      expect(ada.friends.view.search).toMatchObject({ _tag: 'Found', text: 'bo', people: [{ name: 'Bob' }] })
      expect(ada.browser.seat.calls.filter((call) => call.startsWith('find'))).toEqual(['find bo'])
    })

    it('asks for nothing when nothing is typed, and drops what was typed before [FRND-32]', async () => {
      ada.friends.search('bo')
      ada.friends.search('  ')
      await stage.clock.advance(5_000)
      expect(ada.friends.view.search).toEqual({ _tag: 'Idle' })
      expect(ada.browser.seat.calls.some((call) => call.startsWith('find'))).toBe(false)
    })

    it('finds by id where digits are typed', async () => {
      const bob = stage.extra('Bob')
      ada.friends.search(String(bob))
      await stage.clock.advance(500)
      expect(ada.friends.view.search).toMatchObject({ _tag: 'Found', people: [{ id: bob }] })
    })

    it('drops the answer to an older text', async () => {
      stage.extra('Bob')
      stage.extra('Cy')
      const release = ada.browser.seat.hold('find bob')
      ada.friends.search('bob')
      await stage.clock.advance(500)
      ada.friends.search('cy')
      await stage.clock.advance(500)
      release()
      await stage.clock.settle()
      expect(ada.friends.view.search).toMatchObject({ _tag: 'Found', text: 'cy', people: [{ name: 'Cy' }] })
    })

    it('says that it failed', async () => {
      ada.browser.seat.failNext('find bo', unreachable)
      ada.friends.search('bo')
      await stage.clock.advance(500)
      expect(ada.friends.view.search).toEqual({ _tag: 'Failed', text: 'bo' })
    })
  })

  describe('listing', () => {
    const befriend = (name: string) => {
      const id = stage.extra(name)
      stage.world.setPair(ada.id, id, { _tag: 'Friends', askedBy: ada.id })
    }

    it('reads page after page as it is asked to, and none past the last [FRND-29] [FRND-37]', async () => {
      ;['Bo', 'Cy', 'Di', 'Ed', 'Flo'].forEach(befriend)
      const names = () => ada.friends.view.friends.map(({ name }) => name)
      await ada.friends.loadMore()
      expect(ada.count('list')).toBe(0)
      await ada.friends.load()
      expect([names(), ada.friends.view.more]).toEqual([['Bo', 'Cy'], true])
      await Promise.all([ada.friends.loadMore(), ada.friends.loadMore()])
      expect([names(), ada.count('list')]).toEqual([['Bo', 'Cy', 'Di', 'Ed'], 2])
      await ada.friends.loadMore()
      expect([names().at(-1), ada.friends.view.more, ada.friends.view.listing]).toEqual(['Flo', false, 'loaded'])
      await ada.friends.loadMore()
      expect(ada.count('list')).toBe(3)
    })

    it('keeps who is listed when the first page is read anew [FRND-29]', async () => {
      ;['Bo', 'Cy', 'Di'].forEach(befriend)
      await ada.friends.load()
      await ada.friends.loadMore()
      await ada.friends.load()
      expect(ada.friends.view.friends.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Di'])
      expect(ada.friends.view.more).toBe(true)
      await ada.friends.loadMore()
      expect(ada.friends.view.friends.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Di'])
    })

    it('says that it failed, and works again', async () => {
      befriend('Bo')
      ada.browser.seat.failNext('list', refusal(500))
      await ada.friends.load()
      expect(ada.friends.view.listing).toBe('failed')
      await ada.friends.load()
      expect(ada.friends.view.listing).toBe('loaded')
    })

    it('shows people to visitors too', async () => {
      await ada.tab.core.account.signOut()
      await ada.friends.loadGuests()
      expect(ada.friends.view.guests.map(({ name }) => name)).toEqual(['Ada'])
      expect(ada.friends.view.guestListing).toBe('loaded')
    })
  })

  it('swallows what fails: nothing but the place that asked says so, and what is known stays [GATE-19]', async () => {
    const bo = stage.extra('Bo')
    stage.world.setPair(ada.id, bo, { _tag: 'Friends', askedBy: ada.id })
    await ada.friends.load()
    ada.browser.seat.failNext('list', refusal(500, 'Internal error'))
    ada.browser.seat.failNext(`presence ${bo}`, refusal(500, 'Internal error'))
    ada.browser.seat.failNext('guests', unreachable)
    const stop = ada.friends.watch([bo])
    await Promise.all([ada.friends.load(), ada.friends.loadGuests()])
    await stage.clock.settle()
    stop()
    expect(ada.friends.view).toMatchObject({ listing: 'failed', guestListing: 'failed', friends: [{ id: bo }] })
    expect(O.isNone(ada.tab.core.account.view.notice)).toBe(true)
    expect(ada.tab.core.account.view.session._tag).toBe('SignedIn')
  })

  describe('opening somebody', () => {
    it('reads and remembers them', async () => {
      const bo = stage.extra('Bo')
      const opened = await ada.friends.open(bo)()
      expect(E.isRight(opened)).toBe(true)
      expect(ada.friends.view.person(bo)).toMatchObject(O.some({ id: bo, name: 'Bo', relation: 'stranger' }))
    })

    it('asks once for two presses within 400 ms, and again from then on [FRND-13]', async () => {
      const bo = stage.extra('Bo')
      const [first, second] = [await ada.friends.open(bo)(), await ada.friends.open(bo)()]
      expect([second, ada.count('person')]).toEqual([first, 1])
      await stage.clock.advance(399)
      await ada.friends.open(bo)()
      expect(ada.count('person')).toBe(1)
      await stage.clock.advance(1)
      await ada.friends.open(bo)()
      expect(ada.count('person')).toBe(2)
    })

    it('says that nobody is there [PROF-8]', async () => {
      const nobody = stage.extra('Bo')
      stage.world.accounts.delete(nobody)
      expect(await ada.friends.open(nobody)()).toMatchObject(E.left({ _tag: 'Refusal', code: 404 }))
    })

    it('forgets everybody at sign-out [PLUS-15]', async () => {
      const bo = stage.extra('Bo')
      await ada.friends.open(bo)()
      await ada.tab.core.account.signOut()
      expect(O.isNone(ada.friends.view.person(bo))).toBe(true)
    })
  })

  describe('presence', () => {
    const asked = () => ada.browser.seat.calls.filter((call) => call.startsWith('presence'))

    it('is asked for at once and then every 2 s, in one call for all [FRND-47] [FRND-48]', async () => {
      const bo = await stage.player('Bo')
      const cy = stage.extra('Cy')
      const stops = [ada.friends.watch([bo.id]), ada.friends.watch([cy, bo.id])]
      await stage.clock.advance(2_000)
      expect(asked().at(-1)).toBe(`presence ${bo.id},${cy}`)
      expect(ada.friends.view.presence(bo.id)).toBe('online')
      expect(ada.friends.view.presence(cy)).toBe('offline')
      const before = asked().length
      await stage.clock.advance(6_000)
      expect(asked().length - before).toBe(3)
      stops.forEach((stop) => stop())
      await stage.clock.advance(10_000)
      expect(asked().length - before).toBe(3)
    })

    it('is asked for once those who are watched have been painted [FRND-47]', async () => {
      const paint = ada.tab.page.holdPaint()
      const stop = ada.friends.watch([stage.extra('Bo')])
      const before = asked().length
      await stage.clock.settle()
      expect(asked()).toHaveLength(before)
      paint()
      await stage.clock.settle()
      expect(asked()).toHaveLength(before + 1)
      stop()
    })

    it('pauses while the page is hidden [FRND-48]', async () => {
      const stop = ada.friends.watch([stage.extra('Bo')])
      await stage.clock.settle()
      ada.tab.page.setVisible(false)
      const before = asked().length
      await stage.clock.advance(20_000)
      expect(asked()).toHaveLength(before)
      ada.tab.page.setVisible(true)
      await stage.clock.settle()
      expect(asked()).toHaveLength(before + 1)
      stop()
    })

    it('stops on logout [FRND-48]', async () => {
      ada.friends.watch([stage.extra('Bo')])
      await ada.tab.core.account.signOut()
      const before = asked().length
      await stage.clock.advance(20_000)
      expect(asked()).toHaveLength(before)
    })

    it('is unknown of somebody who was never asked for [FRND-46]', () => {
      expect(ada.friends.view.presence(stage.extra('Bo'))).toBe('unknown')
    })
  })
})
