import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeActivityGateway } from '../../../src/infrastructure/gateway/activity-gateway.adapter'
import { makeCheckInGateway } from '../../../src/infrastructure/gateway/check-in-gateway.adapter'
import { unwrap } from './browser'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())
beforeEach(() => {
  stand.heard.length = 0
  stand.answer = () => ({})
})

const checkIn = () => {
  const { gateway, identity } = clientOf(stand)
  return makeCheckInGateway(gateway, identity)
}
const activity = () => makeActivityGateway(clientOf(stand).gateway)
const rows = () => stand.heard.map(({ call }) => call.row)

describe('check-ins over the wire', () => {
  it.each([
    [{ hasCheck: true }, true],
    [{ hasCheckIn: true }, true],
    [{ hasCheck: false, hasCheckIn: true }, false],
    [{}, false],
  ])('are done or not as %j says, under either name [TASK-27]', async (given, hasCheck) => {
    stand.answer = () => ({ data: { status: 1, all_gold: 66, vip: 1, ...given } })
    const status = { show: true, hasCheck, totalCoin: 66, type: 'vip', now: null }
    expect(unwrap(await checkIn().status())).toEqual(status)
  })

  it('name the country and keep the key of a press [TASK-29, TASK-54]', async () => {
    stand.answer = () => ({ data: { signInList: [], today: 0, vipSignInList: [] } })
    unwrap(await checkIn().week())
    unwrap(await checkIn().checkIn('press-1')())
    expect(stand.heard).toMatchObject([
      { call: { row: 120 }, params: { c_id: '276' } },
      { call: { row: 122 }, params: { countryId: 276 } },
    ])
  })
})

describe('the activity over the wire', () => {
  it('has a call for each of its parts [TASK-54]', async () => {
    stand.answer = ({ call }) => {
      switch (call.row) {
        case 124:
          return { data: { show: true } }
        case 125:
          return { data: { signInList: [], today: 1, checkIns: 1, now: 5 } }
        case 126:
          return { data: { show: true, url: '/activity', img: '/x.svg', ready: 2 } }
        case 127:
          return {
            data: {
              list: [
                { id: 1, gold: 10, done: false },
                { id: 9, gold: 1, done: false },
              ],
            },
          }
        case 128:
          return { data: { list: [{ id: 1, goals: 3, completed: 1 }] } }
        case 129:
          return { data: { percent: 130 } }
        default:
          return {}
      }
    }
    const calls = activity()
    expect(unwrap(await calls.show())).toBe(true)
    expect(unwrap(await calls.week())).toEqual({ today: 1, days: [], made: 1 })
    expect(unwrap(await calls.entrance())).toEqual({ show: true, url: '/activity', ready: 2 })
    expect(unwrap(await calls.boxes())).toEqual([{ id: 1, coins: 10, checkIns: 3, opened: false }])
    expect(unwrap(await calls.percent())).toBe(100)
    unwrap(await calls.checkIn('press-1')())
    unwrap(await calls.open(1, 'press-2')())
    expect(rows().toSorted()).toEqual([124, 125, 126, 127, 128, 129, 130, 131])
  })

  it('leads nowhere but to this product, whatever a gateway says [TASK-53, TASK-55]', async () => {
    const own = { location: 108, url: '/activity?entry=108', img: '/entries/lucky-box.svg' }
    stand.answer = ({ call }) =>
      call.row === 126
        ? { data: { show: true, url: 'https://example.org', img: '/x.svg', ready: 1 } }
        : { data: { list: [own, { ...own, url: '//example.org' }, { ...own, img: 'https://example.org/x.svg' }] } }
    expect(unwrap(await activity().entries())).toEqual([own])
    expect(unwrap(await activity().entrance())).toMatchObject({ show: false })
  })
})
