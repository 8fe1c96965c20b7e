import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { socketAddress } from '../../../src/infrastructure/rtm/websocket/websocket-realtime.adapter'
import { ofKind, stage } from './scripted-socket'
import { ANA, ME, ROOM, seqs } from './realtime.world'

const unknownRow = (seq: number) => ['mark', {}, { seq, id: `r${seq}` }] as const

describe('socket: greeting', () => {
  it('says hello with token and cursor, both asked anew at every connecting [GATE-29]', async () => {
    const s = stage()
    s.heard.cursor = 41
    await s.connect()
    expect(ofKind(s.last(), 'hello')).toEqual([{ token: 'token 1', cursor: 41 }])
    s.heard.cursor = 43
    s.last().drop()
    await s.clock.advance(1_000)
    s.last().open()
    expect(ofKind(s.last(), 'hello')).toEqual([{ token: 'token 2', cursor: 43 }])
  })

  it('opens a secure socket from a secure page, at the configured address', () => {
    expect(socketAddress('rtm', 'https://a.test/app/x')).toBe('wss://a.test/app/rtm')
    expect(socketAddress('/rtm', 'http://localhost:4100/')).toBe('ws://localhost:4100/rtm')
    expect(socketAddress('wss://b.test/rtm', 'https://a.test/')).toBe('wss://b.test/rtm')
  })

  it('gives up a socket that is not welcomed within 15 s', async () => {
    const s = stage()
    s.realtime.connect(s.entry, s.listener)
    await s.clock.settle()
    await s.clock.advance(14_999)
    expect(s.sockets[0]?.closed()).toBe(false)
    await s.clock.advance(1_001)
    expect(s.sockets[0]?.closed()).toBe(true)
  })

  it('tries again when no token is to be had', async () => {
    const s = stage()
    const token = TE.left({ _tag: 'Unreachable', timedOut: false } as const)
    s.realtime.connect({ ...s.entry, token }, s.listener)
    await s.clock.advance(600)
    expect(s.sockets).toHaveLength(0)
    expect(s.heard.states).toEqual(['connecting'])
  })
})

describe('socket: rows', () => {
  it('acknowledges what was stored, and only then [PLUS-17]', async () => {
    const s = stage()
    let stored: (result: E.Either<unknown, void>) => void = () => {}
    await s.connect({ onRows: () => () => new Promise((resolve) => (stored = resolve)) })
    s.last().say(...unknownRow(1))
    await s.clock.settle()
    expect(ofKind(s.last(), 'ack')).toEqual([])
    stored(E.right(undefined))
    await s.clock.settle()
    expect(ofKind(s.last(), 'ack')).toEqual([{ seq: 1 }])
  })

  it('stores together what comes while it stores', async () => {
    const s = stage()
    const batches: number[][] = []
    await s.connect({
      onRows: (rows) => () => {
        batches.push(rows.map((row) => row.seq))
        return s.clock.settle().then(() => E.right(undefined))
      },
    })
    for (const seq of [1, 2, 3, 4]) s.last().say(...unknownRow(seq))
    await s.clock.advance(1)
    await s.clock.settle()
    expect(batches).toEqual([[1], [2, 3, 4]])
    expect(ofKind(s.last(), 'ack')).toEqual([{ seq: 1 }, { seq: 4 }])
  })

  it('drops doubled rows [PLUS-17]', async () => {
    const s = stage()
    await s.connect()
    for (const seq of [1, 1, 2, 1, 2]) s.last().say(...unknownRow(seq))
    await s.clock.settle()
    expect(seqs(s.heard)).toEqual([1, 2])
  })

  it('asks again where a row is missing, instead of skipping it [PLUS-17]', async () => {
    const s = stage()
    await s.connect()
    s.last().say(...unknownRow(1))
    await s.clock.settle()
    s.last().say(...unknownRow(3))
    await s.clock.advance(1_000)
    expect(seqs(s.heard)).toEqual([1])
    expect(s.sockets).toHaveLength(2)
    s.last().open()
    expect(ofKind(s.last(), 'hello')).toEqual([{ token: 'token 2', cursor: 1 }])
  })

  it('reads messages, marks, relations and balances; somebody of the demo people stays one [PLUS-1]', async () => {
    const s = stage()
    await s.connect()
    const uuid = '00000000-0000-4000-8000-000000000001'
    const ids = { messageId: 5, messageUuid: uuid, senderId: ANA, receiverId: ME }
    const text = { message_type: 1, message_type_value: 0, content: 'hello', timeStamp: 7, bizType: 1040 }
    s.last().say('message', { ...ids, ...text }, { seq: 1 })
    s.last().say('read', { readerId: ME, friendId: ANA, upTo: 9 }, { seq: 2 })
    s.last().say('relation', { userId: ANA, relation: 2, at: 9, userName: 'Ana', demo: 1 }, { seq: 3 })
    s.last().say('balance', { goldNum: 111, payStatus: 1 }, { seq: 4 })
    await s.clock.settle()
    const message = {
      uuid,
      id: 5,
      sender: ANA,
      receiver: ME,
      type: 1,
      typeValue: 0,
      bizType: 1040,
      content: 'hello',
      at: 7,
    }
    expect(s.heard.rows).toEqual([
      { seq: 1, kind: 'message', message },
      { seq: 2, kind: 'read', reader: ME, friend: ANA, upTo: 9 },
      { seq: 3, kind: 'relation', user: ANA, relation: 'friend', name: 'Ana', headImg: '', at: 9, demo: true },
      { seq: 4, kind: 'balance', coins: 111, paid: true },
    ])
  })

  it('lets a row that cannot be read pass as one of unknown kind, so that it blocks nothing', async () => {
    const s = stage()
    await s.connect()
    s.last().say('message', { content: 7 }, { seq: 1 })
    s.last().say(...unknownRow(2))
    await s.clock.settle()
    expect(s.heard.rows).toEqual([
      { kind: 'unknown', seq: 1 },
      { kind: 'unknown', seq: 2 },
    ])
    expect(ofKind(s.last(), 'ack').at(-1)).toEqual({ seq: 2 })
    expect(s.journal.notes.map((note) => note.what)).toEqual(['row of the inbox'])
  })

  it.each([
    'no json',
    '[]',
    '{"kind":7}',
    'null',
    '{"kind":"room","body":{"action":1}}',
    '{"kind":"signal","body":{}}',
  ])('notes and drops what is no frame: %s', async (text) => {
    const s = stage()
    await s.connect()
    s.last().raw(text)
    s.last().say(...unknownRow(1))
    await s.clock.settle()
    expect(seqs(s.heard)).toEqual([1])
    expect(s.journal.notes).toHaveLength(1)
    expect(s.heard.actions).toEqual([])
  })
})

describe('socket: room actions', () => {
  const body = { roomNum: ROOM, at: 5 }
  const caller = { id: ANA, userName: 'Ana', headImg: 'a.jpg', demo: 0 }

  it.each([
    [1, 'Invited'],
    [2, 'Withdrawn'],
    [3, 'Entered'],
    [5, 'Declined'],
    [6, 'Unanswered'],
    [7, 'HungUp'],
    [101, 'BalanceChanged'],
  ])('reads action %i as %s [CALL-57]', async (action, tag) => {
    const s = stage()
    await s.connect()
    s.last().say('room', { ...body, action, caller, callPrice: 20, rtcRoomToken: 't', callLocation: 102, goldNum: 1 })
    expect(s.heard.actions.map((one) => one._tag)).toEqual([tag])
  })

  it('tells who calls and at what price [CALL-57]', async () => {
    const s = stage()
    await s.connect()
    s.last().say('room', { ...body, action: 1, caller, callPrice: 20, rtcRoomToken: 't', callLocation: 102 })
    expect(s.heard.actions).toEqual([
      {
        _tag: 'Invited',
        room: ROOM,
        at: 5,
        caller: { id: ANA, name: 'Ana', headImg: 'a.jpg', demo: false },
        price: 20,
        token: 't',
        location: 102,
      },
    ])
  })

  it('reads action 102 as the Show of the other side, and nothing else as one [PLUS-11]', async () => {
    const s = stage()
    await s.connect()
    for (const show of [true, false, undefined, 'true']) s.last().say('room', { ...body, action: 102, show })
    expect(s.heard.actions).toEqual([{ _tag: 'PeerShown', room: ROOM, at: 5 }])
  })

  it.each([0, 4, 8, 100])('ignores action %i [CALL-58]', async (action) => {
    const s = stage()
    await s.connect()
    s.last().say('room', { ...body, action })
    expect(s.heard.actions).toEqual([])
  })

  it('reads deletions of other devices and reminders of friends [CHAT-14, CHAT-85]', async () => {
    const s = stage()
    await s.connect()
    s.last().say('deleted', { friendId: ANA, upTo: 9 }, { seq: 1 })
    s.last().say('friend_online', { userId: ANA, userName: 'Ana', headImg: '/a', at: 5 })
    s.last().say('friend_online', { userId: 'x' })
    await s.clock.settle()
    expect(s.heard.rows).toEqual([{ seq: 1, kind: 'deleted', friend: ANA, upTo: 9 }])
    expect(s.heard.online).toEqual([{ id: ANA, name: 'Ana', headImg: '/a', at: 5 }])
  })
})
