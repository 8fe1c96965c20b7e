import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { MatchBody, MatchGoneBody, MatchReadyBody } from '../../../src/infrastructure/gateway/contract/frame.codec'
import { meaningOf } from '../../../src/infrastructure/rtm/websocket/inbox-row'

const found: MatchBody = {
  matchId: 'm1',
  at: 1_000,
  expires: 6_000,
  price: 12,
  recorded: 0,
  person: {
    id: 9,
    ident: '9',
    headImg: '/a.webp',
    userName: 'Lina',
    gender: 2,
    birthday: '1995-01-01',
    countryId: 276,
    relation: 0,
    demo: 1,
  },
}

const ready: MatchReadyBody = {
  matchId: 'm1',
  at: 1_000,
  price: 12,
  roomNum: 'room-0001',
  role: 'callee',
  rtcRoomToken: 't',
  polite: true,
  callType: 1,
  callPrice: 0,
  serverCall: 0,
}

const gone: MatchGoneBody = { matchId: 'm1', at: 1_000, waiting: 1 }

const newsOf = (kind: string, body: unknown) => O.toNullable(meaningOf(kind, body))

describe('rows of the inbox about a match', () => {
  it('tell whom it brought, and how long it is kept, whatever the clocks say [MTCH-27, CALL-2]', () => {
    expect(newsOf('match', found)).toMatchObject({
      kind: 'match',
      news: {
        _tag: 'Found',
        matchId: 'm1',
        price: 12,
        recorded: false,
        validMs: 5_000,
        person: { id: 9, gender: 'female', relation: 'stranger', demo: true, countryId: 276 },
      },
    })
    expect(newsOf('match', { ...found, recorded: 1 })).toMatchObject({ news: { recorded: true } })
  })

  it('tell the room in which two meet, and that a match is gone [MTCH-27]', () => {
    const room = { _tag: 'Ready', matchId: 'm1', room: 'room-0001', role: 'callee', polite: true, price: 12 }
    expect(newsOf('match_ready', ready)).toEqual({ kind: 'match', news: room })
    expect(newsOf('match_gone', gone)).toEqual({ kind: 'match', news: { _tag: 'Gone', matchId: 'm1', waiting: true } })
  })

  it.each([
    ['match', { ...found, person: { ...found.person, id: 0 } }],
    ['match', { ...found, person: { ...found.person, gender: 3 } }],
    ['match', { ...found, recorded: 2 }],
    ['match', null],
    ['match_ready', { ...ready, roomNum: '../x' }],
    ['match_ready', { ...ready, role: 'host' }],
    ['match_gone', { matchId: 'm1' }],
  ])('are dropped when they cannot be read: %s %o', (kind, body) => {
    expect(newsOf(kind, body)).toBeNull()
  })
})
