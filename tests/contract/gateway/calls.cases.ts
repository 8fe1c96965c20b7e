import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toRoomNum, type RoomNum } from '../../../src/domain/kernel/ids'
import { SECOND } from '../../../src/domain/kernel/time'
import { befriended } from './befriended'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

const FRIEND = 102
const flowing = { out: 'on', in: 'flowing' } as const
const LEASE_EVERY = 5 * SECOND
const MEDIA = { sound: flowing, picture: flowing }
const refused = (code: number) => E.left(expect.objectContaining({ code }))
const notAllowed = E.left({ _tag: 'HttpFailed', status: 403, retryAfter: 0 })

const madeUp = (): RoomNum => {
  const room = toRoomNum('room-9999')
  if (O.isNone(room)) throw new Error('no room')
  return room.value
}

/** What every gateway promises about calls. */
export const callsCases = (open: () => Promise<Site>): void => {
  describe('calls', () => {
    let site: Site
    let ada: Somebody
    let bob: Somebody

    beforeEach(async () => {
      site = await open()
      ;[ada, bob] = await befriended(site)
      await Promise.all([site.isThere(ada), site.isThere(bob)])
    })
    afterEach(() => site.close())

    const toldTo = async (one: Somebody) => (await site.roomActions(one.id)).map(({ _tag }) => _tag)
    const coins = async (one: Somebody) => unwrap(await one.account.balance())
    const rung = async (): Promise<RoomNum> => {
      const { room } = unwrap(await ada.calls.create(bob.id, FRIEND)())
      unwrap(await ada.calls.notify('launch', room)())
      return room
    }
    const talking = async (): Promise<RoomNum> => {
      const room = await rung()
      unwrap(await bob.calls.answer(room)())
      unwrap(await bob.calls.notify('notifyJoinCall', room)())
      for (const one of [ada, bob]) unwrap(await one.calls.notify('notifyStartCall', room)())
      return room
    }
    const talkedFor = async (ms: number): Promise<RoomNum> => {
      const room = await talking()
      for (let passed = 0; passed < ms; passed += LEASE_EVERY) {
        await site.clock.advance(LEASE_EVERY)
        for (const one of [ada, bob]) expect(unwrap(await one.calls.lease(room, MEDIA)()).paused).toBe(false)
      }
      return room
    }

    it('tell the price and one’s coins before anybody is rung [CALL-7]', async () => {
      const told = unwrap(await ada.calls.preCheck(bob.id, FRIEND)())
      expect(told.coins).toBe(await coins(ada))
      const { price, polite } = unwrap(await ada.calls.create(bob.id, FRIEND)())
      expect([price, polite]).toEqual([told.price, false])
      expect(price).toBeGreaterThan(0)
      expect(await toldTo(bob)).toEqual([])
    })

    it('ring whoever is called with who calls, from where, and for how much [CALL-57]', async () => {
      const room = await rung()
      const [invited] = await site.roomActions(bob.id)
      expect(invited).toMatchObject({ _tag: 'Invited', room, location: FRIEND, caller: { id: ada.id, name: 'Ada' } })
      expect(invited).toMatchObject({ price: unwrap(await ada.calls.preCheck(bob.id, FRIEND)()).price })
    })

    it.each([
      ['cancel', 'ada', 'bob', { _tag: 'Withdrawn', by: 'caller' }],
      ['refuse', 'bob', 'ada', { _tag: 'Declined' }],
      ['timeout', 'ada', 'bob', { _tag: 'Unanswered' }],
    ] as const)(
      'end while they ring: %s by %s is told to %s, and both are free [CALL-57]',
      async (what, by, to, news) => {
        const people = { ada, bob }
        const room = await rung()
        unwrap(await people[by].calls.notify(what, room)())
        expect((await site.roomActions(people[to].id)).at(-1)).toMatchObject({ ...news, room })
        expect(await coins(ada)).toBe(unwrap(await ada.calls.preCheck(bob.id, FRIEND)()).coins)
        unwrap(await bob.calls.create(ada.id, FRIEND)())
      },
    )

    it('cost the caller each started minute, and the callee nothing [CALL-65]', async () => {
      const before = [await coins(ada), await coins(bob)]
      const room = await talkedFor(30 * SECOND)
      unwrap(await ada.calls.notify('hangup', room)())
      const { billedMinutes, connectedMs, price } = unwrap(await ada.calls.receipt(room)())
      expect([billedMinutes, connectedMs]).toEqual([1, 30 * SECOND])
      expect([await coins(ada), await coins(bob)]).toEqual([(before[0] ?? 0) - price, before[1]])
    })

    it('are hung up by either side, once, with the same receipt for both [PLUS-7]', async () => {
      const room = await talkedFor(30 * SECOND)
      unwrap(await bob.calls.notify('hangup', room)())
      expect((await toldTo(ada)).filter((tag) => tag === 'HungUp')).toHaveLength(1)
      const [hers, his] = [unwrap(await ada.calls.receipt(room)()), unwrap(await bob.calls.receipt(room)())]
      expect(hers).toMatchObject({ billedMinutes: 1, coins: hers.price, dispute: 'none', disputable: true })
      expect(his).toMatchObject({ billedMinutes: 1, connectedMs: hers.connectedMs, disputable: false })
      unwrap(await ada.calls.notify('hangup', room)())
      expect(unwrap(await ada.calls.receipt(room)())).toEqual(hers)
      unwrap(await ada.calls.report(room, hers.connectedMs, bob.id)())
    })

    it('can be entered again as long as they go on [CALL-68, CALL-70]', async () => {
      const room = await talking()
      expect(await toldTo(ada)).toEqual(['Entered'])
      expect(unwrap(await bob.calls.info(room)())).toMatchObject({
        resumable: true,
        caller: ada.id,
        callee: bob.id,
        location: FRIEND,
      })
      unwrap(await ada.calls.notify('hangup', room)())
      expect(unwrap(await bob.calls.info(room)()).resumable).toBe(false)
    })

    it('are disputed by the caller, once [PLUS-7]', async () => {
      const room = await talkedFor(30 * SECOND)
      unwrap(await ada.calls.notify('hangup', room)())
      const state = unwrap(await ada.calls.dispute(room, 'no picture')())
      expect(unwrap(await ada.calls.receipt(room)())).toMatchObject({ dispute: state, disputable: false })
      expect(E.isLeft(await bob.calls.dispute(room, 'no sound')())).toBe(true)
    })

    it('reach nobody who is busy, a stranger, or away [CALL-23, CALL-30, CALL-33]', async () => {
      const eve = await signUp(site, 'Eve')
      await site.isThere(eve)
      expect(await ada.calls.create(eve.id, FRIEND)()).toEqual(refused(100003))
      unwrap(await eve.friends.add(bob.id, FRIEND, crypto.randomUUID())())
      unwrap(await bob.friends.answer(eve.id, 'accept')())
      await rung()
      expect(await eve.calls.create(bob.id, FRIEND)()).toEqual(refused(100005))
      const dan = await signUp(site, 'Dan')
      unwrap(await eve.friends.add(dan.id, FRIEND, crypto.randomUUID())())
      unwrap(await dan.friends.answer(eve.id, 'accept')())
      expect(await eve.calls.create(dan.id, FRIEND)()).toEqual(refused(100006))
    })

    it('are nobody else’s, whether there is such a room or not', async () => {
      const room = await talking()
      const eve = await signUp(site, 'Eve')
      for (const one of [room, madeUp()]) {
        expect(await eve.calls.answer(one)()).toEqual(notAllowed)
        expect(await eve.calls.notify('hangup', one)()).toEqual(notAllowed)
        expect(await eve.calls.lease(one, MEDIA)()).toEqual(notAllowed)
        expect(await eve.calls.receipt(one)()).toEqual(notAllowed)
        expect(await eve.calls.info(one)()).toEqual(notAllowed)
        expect(await eve.calls.dispute(one, '')()).toEqual(notAllowed)
      }
      expect(unwrap(await ada.calls.info(room)()).resumable).toBe(true)
    })
  })
}
