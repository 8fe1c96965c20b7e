import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeWallGateway } from '../../../src/infrastructure/gateway/wall-gateway.adapter'
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

const wall = async () => makeWallGateway((await clientOf(stand)).gateway)
const sent = () => stand.heard.map(({ call, params }) => ({ row: call.row, params }))

const host = {
  id: 9,
  userName: 'Bea <img src=x>',
  headImg: '/b.png',
  gender: 2,
  birthday: '1990-01-31',
  countryId: 276,
  countryCode: 'DE',
  city: '',
  languages: ['de'],
  interestLabels: [1],
  introduce: '',
  background: '',
  goddess: 1,
  demo: 0,
  price: 30,
  status: 2,
}

it('asks for a group, a country by its number, and the place where the page before ended [MTCH-6]', async () => {
  stand.answer = () => ({ data: { list: [], next: '1.0.2.3' } })
  const { page } = await wall()
  expect(unwrap(await page({ group: 0, country: null }, null)())).toEqual({ people: [], next: '1.0.2.3' })
  unwrap(await page({ group: 2, country: 'DE' }, '1.0.2.3')())
  expect(sent()).toMatchObject([
    { row: 36, params: { groupId: '0' } },
    { row: 36, params: { groupId: '2', filterCountryId: '276', after: '1.0.2.3' } },
  ])
  expect(stand.heard[0]?.params).not.toHaveProperty('filterCountryId')
})

it('reads hosts, and leaves out whom it cannot name; points are 0 unless told [MTCH-9, SAFE-22]', async () => {
  stand.answer = () => ({ data: { list: [host, { ...host, id: 10, points: 15 }, { ...host, id: 0 }] } })
  expect(unwrap(await (await wall()).page({ group: 0, country: null }, null)())).toMatchObject({
    people: [
      { id: 9, goddess: true, price: 30, status: 'online', points: 0 },
      { id: 10, points: 15 },
    ],
    next: null,
  })
})

it('leaves out groups without a name and countries that do not exist [MTCH-6, PROF-27]', async () => {
  stand.answer = () => ({
    data: {
      list: [
        { id: 0, name: 'For You' },
        { id: 77, name: '<b>New</b>' },
      ],
    },
  })
  expect(unwrap(await (await wall()).groups())).toEqual([0])
  stand.answer = () => ({ data: { list: [276, 999_999, -1] } })
  expect(unwrap(await (await wall()).countries())).toEqual(['DE'])
})

it('drops a page that is not as the contract says', async () => {
  stand.answer = () => ({ data: { list: [{ id: 'nine' }] } })
  expect(await (await wall()).page({ group: 0, country: null }, null)()).toMatchObject(E.left({ _tag: 'BadReply' }))
})

it('asks the guest list for visitors [MTCH-7]', async () => {
  stand.answer = () => ({ data: { list: [host] } })
  expect(unwrap(await (await wall()).guests())).toMatchObject([{ id: 9, points: 0 }])
  expect(sent()).toMatchObject([{ row: 140 }])
})
