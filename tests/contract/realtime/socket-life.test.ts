import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { reconnectDelay } from '../../../src/infrastructure/rtm/websocket/backoff'
import { ofKind, stage } from './scripted-socket'
import { ANA, ME, OFFER, ROOM } from './realtime.world'

describe('socket: life and death', () => {
  it('answers each beat in its message handler, since timers of hidden pages are late', async () => {
    const s = stage()
    await s.connect()
    s.last().say('beat', null)
    expect(ofKind(s.last(), 'beat')).toEqual([null])
  })

  it('takes a socket that says nothing for 45 s for dead [PLUS-17]', async () => {
    const s = stage()
    await s.connect()
    await s.clock.advance(30_000)
    s.last().say('beat', null)
    await s.clock.advance(44_000)
    expect(s.sockets[0]?.closed()).toBe(false)
    await s.clock.advance(6_000)
    expect(s.sockets[0]?.closed()).toBe(true)
    expect(s.sockets).toHaveLength(2)
  })

  it('connects again after a random part of a bound that doubles from 0.5 s to 15 s', () => {
    const bounds = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => reconnectDelay(failures, () => 0.9999999))
    expect(bounds).toEqual([499, 999, 1_999, 3_999, 7_999, 14_999, 14_999, 14_999])
    expect(reconnectDelay(5, () => 0)).toBe(0)
  })

  it('waits longer after each failure and forgets failures once a line has lasted', async () => {
    const s = stage()
    await s.connect()
    const gaps: number[] = []
    const dropAndTime = async () => {
      const [count, from] = [s.sockets.length, s.clock.now()]
      s.last().drop()
      while (s.sockets.length === count) await s.clock.advance(100)
      gaps.push(s.clock.now() - from)
    }
    await dropAndTime()
    await dropAndTime()
    await dropAndTime()
    s.last().open()
    s.last().say('welcome', { head: 0, snapshot: false })
    await s.clock.advance(6_000)
    await dropAndTime()
    expect(gaps).toEqual([500, 1_000, 2_000, 500])
  })

  it('connects at once when the network is back', async () => {
    const s = stage()
    await s.connect()
    s.page.setOnline(false)
    s.page.setOnline(true)
    await s.clock.settle()
    expect(s.sockets).toHaveLength(2)
    expect(s.sockets[0]?.closed()).toBe(true)
  })

  it('does not wait when somebody looks', async () => {
    const s = stage()
    await s.connect()
    s.page.setVisible(false)
    s.last().drop()
    s.page.setVisible(true)
    await s.clock.settle()
    expect(s.sockets).toHaveLength(2)
    await s.clock.advance(2_000)
    expect(s.sockets).toHaveLength(2)
  })

  it('hears nothing of a line that has been replaced', async () => {
    const s = stage()
    await s.connect()
    s.page.setOnline(false)
    s.page.setOnline(true)
    await s.clock.settle()
    s.sockets[0]?.say('presence', { userId: ANA, status: 2 })
    s.sockets[0]?.drop()
    await s.clock.advance(1_000)
    expect(s.heard.presences).toEqual([])
    expect(s.sockets).toHaveLength(2)
  })

  it('leaves no timer behind', async () => {
    const s = stage()
    const stop = await s.connect()
    void s.realtime.signal(ROOM, ANA, OFFER)()
    stop()
    await s.clock.settle()
    expect(s.clock.pending()).toBe(0)
  })
})

describe('socket: signals', () => {
  const ended = (s: ReturnType<typeof stage>) => {
    const results: string[] = []
    void s.realtime
      .signal(ROOM, ANA, OFFER)()
      .then((result) => results.push(result._tag))
    return results
  }

  it('sends room, both people and the signal, and succeeds when it is acknowledged', async () => {
    const s = stage()
    await s.connect()
    const results = ended(s)
    expect(ofKind(s.last(), 'signal')).toEqual([{ roomNum: ROOM, from: ME, to: ANA, data: OFFER }])
    s.last().say('ack', { seq: 0 }, { id: s.last().sent.at(-1)?.id ?? '' })
    await s.clock.settle()
    expect(results).toEqual(['Right'])
  })

  it('fails when it is refused', async () => {
    const s = stage()
    await s.connect()
    const results = ended(s)
    s.last().say('refused', { code: 403 }, { id: s.last().sent.at(-1)?.id ?? '' })
    await s.clock.settle()
    expect(results).toEqual(['Left'])
  })

  it('fails after 10 s without an answer, never later', async () => {
    const s = stage()
    await s.connect()
    const results = ended(s)
    await s.clock.advance(9_999)
    expect(results).toEqual([])
    await s.clock.advance(1)
    expect(results).toEqual(['Left'])
  })

  it('goes out again on the next line when the first broke before the answer [PLUS-19]', async () => {
    const s = stage()
    await s.connect()
    const results = ended(s)
    s.last().drop()
    await s.clock.advance(1_000)
    s.last().open()
    expect(ofKind(s.last(), 'signal')).toEqual([])
    s.last().say('welcome', { head: 0, snapshot: false })
    expect(ofKind(s.last(), 'signal')).toHaveLength(1)
    s.last().say('ack', { seq: 0 }, { id: s.last().sent.at(-1)?.id ?? '' })
    await s.clock.settle()
    expect(results).toEqual(['Right'])
  })

  it('fails at once where nothing is connected', async () => {
    const s = stage()
    expect(E.isLeft(await s.realtime.signal(ROOM, ANA, OFFER)())).toBe(true)
  })
})
