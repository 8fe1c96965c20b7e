import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toRoomNum, toUserId, type RoomNum, type UserId } from '../../../src/domain/kernel/ids'
import { makeAccountGateway } from '../../../src/infrastructure/gateway/account-gateway.adapter'
import { makeCallGateway } from '../../../src/infrastructure/gateway/call-gateway.adapter'
import { makeChatGateway } from '../../../src/infrastructure/gateway/chat-gateway.adapter'
import { makeCoinsGateway } from '../../../src/infrastructure/gateway/coins-gateway.adapter'
import { makeReportGateway } from '../../../src/infrastructure/gateway/report-gateway.adapter'
import { unwrap } from './browser'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'

const some = <A>(value: O.Option<A>): A => {
  if (O.isNone(value)) throw new Error('nothing')
  return value.value
}
const nine: UserId = some(toUserId(9))
const room: RoomNum = some(toRoomNum('room-0001'))

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

describe('calls', () => {
  it('name their room twice in the nine actions [GATE-15]', async () => {
    const calls = makeCallGateway(client().gateway)
    const all = [
      'launch',
      'cancel',
      'timeout',
      'hangup',
      'notifyEndCall',
      'notifyJoinCall',
      'notifyStartCall',
      'refuse',
    ] as const
    for (const what of all) unwrap(await calls.notify(what, room)())
    stand.answer = () => ({ data: { rtcRoomToken: 'token', polite: true } })
    expect(unwrap(await calls.answer(room)())).toEqual({ token: 'token', polite: true })
    expect(sent().map(({ row }) => row)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 3])
    for (const { params } of sent()) expect(params).toMatchObject({ roomNum: room, room_Id: room })
  })

  it('of a match are the room actions, with one name for the room [CALL-7]', async () => {
    const calls = makeCallGateway(client().gateway)
    const all = ['cancel', 'notifyJoinCall', 'notifyStartCall', 'hangup', 'notifyEndCall', 'timeout'] as const
    for (const what of all) unwrap(await calls.notify(what, room, 'match')())
    expect(sent()).toMatchObject([17, 18, 19, 20, 21, 22].map((row) => ({ row, params: { roomNum: room } })))
  })

  it('of a match let this person be seen, and never take it back [PLUS-11]', async () => {
    unwrap(await makeCallGateway(client().gateway).show('match-1')())
    expect(sent()).toMatchObject([{ row: 181, params: { matchId: 'match-1', show: true } }])
  })

  it('without a room in a successful reply say what the reply says [CALL-36]', async () => {
    stand.answer = () => ({ message: 'Not now' })
    expect(await makeCallGateway(client().gateway).create(nine, 102)()).toEqual(
      E.left({ _tag: 'Refusal', code: 200, message: 'Not now', data: null }),
    )
  })

  it.each([
    [{ currentCoin: 5, balance: 6, price: 20 }, 5],
    [{ balance: 6, price: 20 }, 6],
    [{ price: 20 }, 0],
  ])('read the balance under either name: %j [GATE-15]', async (data, coins) => {
    stand.answer = () => ({ data })
    expect(unwrap(await makeCallGateway(client().gateway).preCheck(nine, 102)())).toMatchObject({ coins, price: 20 })
  })

  it('end with record, submission and a report of the duration in seconds [CALL-56] [GATE-24]', async () => {
    const calls = makeCallGateway(client().gateway)
    stand.answer = ({ call }) => (call.row === 11 ? { status: 501, code: 501 } : {})
    expect(await calls.report(room, 61_400, nine)()).toMatchObject(E.left({ _tag: 'HttpFailed', status: 501 }))
    expect(sent()).toMatchObject([
      { row: 11, params: { r_u_id: 9, r_id: room } },
      { row: 12, params: { r_u_id: 9, r_id: room, call_total_times: 61 } },
      { row: 161, params: { roomNum: room, duration: 61 } },
    ])
  })

  it('tell whether somebody is busy with 1 and free with 2', async () => {
    const calls = makeCallGateway(client().gateway)
    await calls.ringStatus(true)()
    await calls.ringStatus(false)()
    expect(sent().map(({ params }) => params.status)).toEqual([1, 2])
  })
})

describe('beats', () => {
  it('start with heart_beat and go on with update_heartbeat, status 1 busy or 2 free, type 0 [GATE-26] [GATE-27]', async () => {
    const { gateway, identity } = client()
    const account = makeAccountGateway(gateway, identity)
    await account.startBeat(false)()
    await account.beat(true)()
    expect(stand.heard.map(({ path, params }) => [path, params.status, params.type])).toEqual([
      ['/account/v1/heart_beat', 2, 0],
      ['/account/v1/update_heartbeat', 1, 0],
    ])
  })
})

describe('conversations', () => {
  const base = { friendId: 9, headImg: '/b.png', userName: 'Bob' }
  const list = async (row: object) => {
    stand.answer = () => ({ data: { pageNo: 1, pages: 1, list: [{ ...base, ...row }] } })
    const { gateway, identity } = client()
    return unwrap(await makeChatGateway(gateway, identity).conversations())[0]
  }

  it('are read in either spelling, the first of the listed order winning [CHAT-8] [CHAT-9]', async () => {
    const first = {
      message: 'a',
      content: 'b',
      unreadCount: 1,
      noReadCount: 2,
      time: 3,
      timestamp: 4,
      timestampUser: 5,
    }
    expect(await list(first)).toMatchObject({ lastText: 'a', unread: 1, lastAt: 3 })
    expect(await list({ content: 'b', noReadCount: 2, timestamp: 4, timestampUser: 5 })).toMatchObject({
      lastText: 'b',
      unread: 2,
      lastAt: 4,
    })
    expect(await list({ timestampUser: 5, stick: 1, relation: 3, messageType: 3 })).toMatchObject({
      lastText: '',
      unread: 0,
      lastAt: 5,
      pinned: true,
      relation: 'asking',
      lastKind: 'img',
    })
  })

  it('come page after page, each asked for once', async () => {
    stand.answer = ({ params }) => ({
      data: { pageNo: Number(params.page_num), pages: 3, list: [{ ...base, friendId: Number(params.page_num) }] },
    })
    const { gateway, identity } = client()
    const all = unwrap(await makeChatGateway(gateway, identity).conversations())
    expect(all.map(({ friend }) => friend)).toEqual([1, 2, 3])
    expect(sent().map(({ params }) => [params.page_num, params.page_size])).toEqual([
      ['1', '100'],
      ['2', '100'],
      ['3', '100'],
    ])
  })
})

describe('movements', () => {
  it('of a kind that this client does not know are shown as others', async () => {
    const row = { id: '1', at: 5, kind: 'barter', coins: -3, balanceAfter: 1 }
    const list = [row, { ...row, kind: 'call', otherId: 9 }]
    stand.answer = () => ({ data: { pageNo: 1, pages: 1, list, debt: 0 } })
    expect(unwrap(await makeCoinsGateway(client().gateway).movements(1)()).list).toEqual([
      { id: '1', at: 5, kind: 'other', other: null, coins: -3, balanceAfter: 1 },
      { id: '1', at: 5, kind: 'call', other: { id: 9, name: '' }, coins: -3, balanceAfter: 1 },
    ])
  })
})

describe('reports', () => {
  it('say who, why and where from [SAFE-3] [SAFE-5]', async () => {
    stand.answer = () => ({ data: { report_id: 'r1' } })
    expect(await makeReportGateway(client().gateway).report(nine, 'underAge')()).toEqual(E.right('r1'))
    expect(sent()).toMatchObject([
      { row: 56, params: { cause: 9, report_type: 0, report_u_id: 9, site: 2, wall: true } },
    ])
  })

  it('are followed by reason, words, address and that they are urgent [SAFE-3] [SAFE-9]', async () => {
    stand.answer = () => ({ data: null })
    const reports = makeReportGateway(client().gateway)
    await reports.follow('r1', { reason: 620 })()
    await reports.follow('r1', { words: 'again', email: 'me@mail.example' })()
    await reports.upgrade('r1')()
    expect(sent()).toMatchObject([
      { row: 61, params: { report_id: 'r1', next_cause: 620 } },
      { row: 61, params: { report_id: 'r1', other_cause: 'again', email: 'me@mail.example' } },
      { row: 58, params: { report_id: 'r1' } },
    ])
    stand.answer = () => ({ data: { email: 'me@mail.example' } })
    expect(await reports.email()).toEqual(E.right('me@mail.example'))
  })

  it('in a call name the picture of the moment, which goes before; one of the device likewise [SAFE-3] [SAFE-9]', async () => {
    stand.answer = ({ call: { row } }) => ({ data: row === 62 ? { image: '/m/1' } : { report_id: 'r1' } })
    const reports = makeReportGateway(client().gateway)
    const moment = { gender: 'female', jpeg: new Uint8Array([1]) } as const
    expect(await reports.reportVideo(nine, 'harassment', moment)()).toEqual(E.right(undefined))
    expect(await reports.addPicture('r1', new File(['x'], 'a.png'), () => undefined).done()).toEqual(E.right(undefined))
    expect(sent().map(({ row }) => row)).toEqual([62, 60, 62, 57])
    expect(sent()[1]).toMatchObject({
      params: { report_img: '/m/1', sex: 2, report_cause: 6, reported_u_id: 9, report_location: 15 },
    })
    expect(sent()[3]).toMatchObject({ params: { report_id: 'r1', report_img: '/m/1' } })
  })
})
