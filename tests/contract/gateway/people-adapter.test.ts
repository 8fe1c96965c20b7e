import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toUserId, type UserId } from '../../../src/domain/kernel/ids'
import { makeFriendsGateway } from '../../../src/infrastructure/gateway/friends-gateway.adapter'
import { unwrap } from './browser'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'

const some = <A>(value: O.Option<A>): A => {
  if (O.isNone(value)) throw new Error('nothing')
  return value.value
}
const nine: UserId = some(toUserId(9))

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())
beforeEach(() => {
  stand.heard.length = 0
  stand.answer = () => ({})
})

const client = () => clientOf(stand)
const sent = () => stand.heard.map(({ call, params }) => ({ row: call.row, params }))

const person = {
  id: 9,
  userName: 'Bob <img src=x>',
  headImg: '/b.png',
  gender: 1,
  birthday: '1990-01-31',
  countryId: 276,
  countryCode: 'DE',
  city: '',
  languages: ['de'],
  interestLabels: [1],
  introduce: '<script>',
  background: '',
  goddess: 1,
  demo: 1,
}

const friendsOf = () => {
  const { gateway, identity } = client()
  return makeFriendsGateway(gateway, identity)
}

describe('people', () => {
  it('come as domain values: markup starred, what was not said is stranger, unknown, free', async () => {
    stand.answer = () => ({ data: { list: [person, { ...person, id: 0 }] } })
    expect(unwrap(await friendsOf().find('b')())).toEqual([
      {
        id: 9,
        name: 'Bob ***********',
        headImg: '/b.png',
        gender: 'male',
        birthday: '1990-01-31',
        countryCode: 'DE',
        background: '',
        introduce: '********',
        languages: ['de'],
        interests: [1],
        goddess: true,
        demo: true,
        relation: 'stranger',
        status: 'unknown',
        price: 0,
        pinned: false,
        remark: '',
        reminded: false,
        blocked: false,
        likedCount: 0,
      },
    ])
  })

  it('that are unknown are found by nobody; another failure is passed up', async () => {
    const friends = friendsOf()
    stand.answer = () => ({ status: 403, code: 403 })
    expect(await friends.findById(nine)()).toEqual(E.right([]))
    stand.answer = () => ({ status: 500, code: 500 })
    expect(await friends.findById(nine)()).toMatchObject(E.left({ status: 500 }))
  })

  it('are called by the remark, and keep their switches [FRND-38] [FRND-39] [FRND-41]', async () => {
    const friend = { ...person, remark: 'Bobby', stick: 1, relation: 2, remindSwitch: 1, status: 2 }
    stand.answer = () => ({
      data: {
        relationFriends: { pageNo: 2, pages: 3, list: [friend, { ...friend, id: 8, remindSwitch: 0 }] },
        remindNum: 1,
      },
    })
    const { items, on, pages } = unwrap(await friendsOf().reminders(2)())
    expect(items.map((entry) => [entry.person.id, entry.person.name, entry.person.pinned, entry.on])).toEqual([
      [9, 'Bobby', true, true],
      [8, 'Bobby', true, false],
    ])
    expect([on, pages]).toEqual([1, 3])
    expect(sent()).toMatchObject([{ row: 49, params: { page_num: '2', page_size: '20' } }])
  })

  it('are listed 100 a page, blocked ones 20 a page [FRND-29] [FRND-43] [FRND-44]', async () => {
    stand.answer = () => ({ data: { pageNo: 1, pages: 1, list: [] } })
    const friends = friendsOf()
    await friends.list(1)()
    await friends.blacklist(3)()
    expect(sent().map(({ params, row }) => [row, params])).toMatchObject([
      [38, { page_num: '1', page_size: '100' }],
      [44, { page: '3', size: '20' }],
    ])
  })

  it('are added with the hot video that was seen [FRND-16] [FRND-18]', async () => {
    stand.answer = () => ({ data: { relation: 1 } })
    await friendsOf().add(nine, 102, 'k', 'v1')()
    expect(sent()).toMatchObject([{ row: 39, params: { f_u_id: 9, add_location: 102, videoId: 'v1' } }])
  })

  it('are asked for in one comma-joined call [FRND-48]', async () => {
    stand.answer = () => ({
      data: {
        list: [
          { userId: 9, status: 1 },
          { userId: 8, status: 7 },
        ],
      },
    })
    const seen = unwrap(await friendsOf().presence([nine, some(toUserId(8))])())
    expect(sent()).toMatchObject([{ row: 87, params: { userIds: '9,8' } }])
    expect([...seen]).toEqual([
      [9, 'busy'],
      [8, 'unknown'],
    ])
  })
})
