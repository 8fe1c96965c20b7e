import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import { aPhoto, aPicture, type Bytes } from '../../builders/pictures'
import type { Asker } from '../asker'
import { ada, bob, online, renew, room, server, setTheStage, talk } from '../calls/stage'
import { signUp } from '../sign-up'
import { report, send, shot } from './evidence-stage'

setTheStage()

let roomNum: string

beforeEach(async () => {
  roomNum = await talk(ada, bob)
})

const rows = () => server.parts.store.read((db) => db.selectFrom('snapshots').selectAll().orderBy('made_at').execute())
const codes = async (...sent: readonly ReturnType<typeof send>[]) => (await Promise.all(sent)).map(({ code }) => code)

describe('the intervals', () => {
  it('are told to whoever is signed in, in ms after the first frame, one behind the other [CALL-73, CALL-75]', async () => {
    const { code, data } = await ada.ask(configCalls.snapshotConf, {})
    expect(code).toBe(200)
    expect(data.intervals).toHaveLength(5)
    expect(data.intervals.slice(0, 2)).toEqual([
      [10 * SECOND, 10 * SECOND + 2 * MINUTE],
      [10 * SECOND + 2 * MINUTE, 10 * SECOND + 4 * MINUTE],
    ])
    const visitor = await server.visitor()
    expect((await visitor.ask(configCalls.snapshotConf, {})).status).toBe(401)
  })
})

describe('a picture out of a call', () => {
  it('is kept with whom it shows, and lies on the disk as nothing that anybody could read [CALL-73] [PLUS-4]', async () => {
    expect((await send(ada, roomNum)).code).toBe(200)
    const [row] = await rows()
    expect(row).toMatchObject({ room_num: roomNum, user_id: ada.userId, sender_id: ada.userId })
    const file = await server.evidence.open(row?.id ?? '', 'sealed')
    const lying = Buffer.concat(await (file?.stream.toArray() ?? []))
    expect(lying.length).toBeGreaterThan(100)
    for (const sign of ['RIFF', 'WEBP', 'JFIF', 'Exif']) expect(lying.includes(sign)).toBe(false)
    const opened = await server.parts.evidence.open(row?.id ?? '')
    expect(opened?.subarray(0, 4).toString()).toBe('RIFF')
    expect(opened?.includes('SECRET')).toBe(false)
    expect(server.media.ids()).toEqual([])
  })

  it('is taken only from the two of the room, with the right other one, and from nobody without a session', async () => {
    const eve = await signUp(server, 'Eve')
    expect(
      await codes(send(eve, roomNum), send(ada, 'no-such-room'), send(ada, roomNum, { m_u_id: eve.userId })),
    ).toEqual([403, 403, 403])
    const file = await shot()
    expect((await ada.ask(callsCalls.uploadSnapshots, {}, { file })).code).toBe(400)
    const visitor = await server.visitor()
    expect((await visitor.ask(callsCalls.uploadSnapshots, { m_r_id: roomNum }, { file })).status).toBe(401)
    expect(await rows()).toEqual([])
    expect(server.evidence.ids()).toEqual([])
  })

  it('is taken while both talk and a minute longer, and not while it rings', async () => {
    await ada.ask(callsCalls.hangup, { roomNum })
    await server.clock.advance(MINUTE - 1)
    expect((await send(bob, roomNum)).code).toBe(200)
    await server.clock.advance(1)
    expect((await send(bob, roomNum)).code).toBe(100006)
    await Promise.all([online(ada), online(bob)])
    const ringing = await room(ada, bob)
    expect(await codes(send(ada, ringing), send(bob, ringing))).toEqual([100006, 100006])
    await ada.ask(callsCalls.cancel, { roomNum: ringing })
    expect((await send(ada, ringing)).code).toBe(100006)
  })

  it('is a JPEG of at most 512 KiB, and nothing else [CALL-76]', async () => {
    const of = async (bytes: Bytes) => send(ada, roomNum, {}, new Blob([bytes], { type: 'image/jpeg' }))
    const broken = (await aPhoto(300, 300)).slice(0, 4_000)
    const text = new TextEncoder().encode('<svg onload="alert(1)"/>')
    for (const bytes of [await aPicture('png', 20, 20), await aPicture('webp', 20, 20), broken, text])
      expect((await of(bytes)).code).toBe(40001)
    const padded = async (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(await aPicture('jpeg', 20, 20))
      return bytes
    }
    expect((await of(await padded(512 * 1024 + 1))).code).toBe(40004)
    expect((await of(await padded(512 * 1024))).code).toBe(200)
    expect(await rows()).toHaveLength(1)
  })

  it('is one of 20 that a side may send out of one call: 429 for the next, the other side has its own', async () => {
    for (let sent = 0; sent < 20; sent += 1) expect((await send(ada, roomNum)).code).toBe(200)
    expect((await send(ada, roomNum)).status).toBe(429)
    expect((await send(bob, roomNum)).code).toBe(200)
  })

  it('takes nothing from the pictures that somebody uploads for others, and has a bound of its own: 60 in 10 minutes', async () => {
    for (let sent = 0; sent < 60; sent += 1) await send(ada, roomNum)
    expect((await send(ada, roomNum)).status).toBe(429)
    const kept = await server.parts.store.read((db) => db.selectFrom('rate_limits').select('key').execute())
    expect(kept).not.toContainEqual({ key: `upload:account:${ada.userId}` })
  })
})

describe('a picture of the other side', () => {
  const ofPeer = (by: Asker) => send(by, roomNum, { v_type: 2 })

  it('is taken only from who has reported them in that call, also right after it [CALL-50]', async () => {
    expect((await ofPeer(ada)).code).toBe(403)
    await report(ada, bob.userId)
    expect((await ofPeer(bob)).code).toBe(403)
    expect((await ofPeer(ada)).code).toBe(200)
    await ada.ask(callsCalls.hangup, { roomNum })
    expect((await ofPeer(ada)).code).toBe(200)
    expect(await rows()).toMatchObject([
      { user_id: bob.userId, sender_id: ada.userId },
      { user_id: bob.userId, sender_id: ada.userId },
    ])
  })

  it('is not taken by a report about another call, nor with a kind that nobody knows', async () => {
    await report(ada, bob.userId)
    await ada.ask(callsCalls.hangup, { roomNum })
    roomNum = await talk(ada, bob)
    await renew(ada, roomNum)
    expect((await ofPeer(ada)).code).toBe(403)
    expect(await codes(send(ada, roomNum, { v_type: 0 }), send(ada, roomNum, { v_type: 3 }))).toEqual([400, 400])
  })
})
