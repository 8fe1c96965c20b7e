import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Realtime, RealtimeListener } from '../../../src/application/realtime/realtime.port'
import type { CallSignal } from '../../../src/domain/calls/call-signal'
import type { RoomAction } from '../../../src/domain/calls/room-action'
import { SECOND } from '../../../src/domain/kernel/time'
import type { UserId } from '../../../src/domain/kernel/ids'
import { makeAgoraRealtime } from '../../../src/infrastructure/rtm/agora/agora-realtime.adapter'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeJournalFake, type JournalFake } from '../../fakes/journal.fake'
import { makeAgoraRtmScript, type AgoraRtmScript } from './agora.script'
import { ANA, listen, ME, ROOM } from './realtime.world'

const MUTED: CallSignal = { _tag: 'Devices', microphone: false, camera: true }
const INVITATION: CallSignal = { _tag: 'Invitation', name: 'Me', price: 20, token: 't', location: 102 }
const delivered = E.right(undefined)
const unreachable = E.left({ _tag: 'PeerUnreachable' })

let clock: VirtualClock
let journal: JournalFake
let script: AgoraRtmScript
/** What went by the gateway's own socket. */
let bySocket: CallSignal[]
/** Whether the gateway gives passes. */
let given: boolean

beforeEach(() => {
  clock = makeVirtualClock()
  journal = makeJournalFake()
  script = makeAgoraRtmScript()
  bySocket = []
  given = true
})

/** Somebody who is connected, and the socket's side of them. */
const join = (user: UserId) => {
  let socket: RealtimeListener | null = null
  let open = false
  const base: Realtime = {
    connect: (_entry, listener) => {
      socket = listener
      open = true
      return () => {
        open = false
      }
    },
    signal: (_room, _to, signal) => async () => {
      bySocket.push(signal)
      return E.right(undefined)
    },
  }
  const pass = async () =>
    given ? E.right({ appId: 'app', token: `token of ${user}` }) : E.left({ _tag: 'BadReply', cause: 'none' } as const)
  const realtime = makeAgoraRealtime({ base, clock, journal, pass }, script.load)
  const { entry, heard, listener } = listen(user)
  const stop = realtime.connect(entry, listener)
  const act = async (action: RoomAction) => {
    socket?.onRoom(action)
    await clock.settle()
  }
  return { heard, stop, act, realtime, open: () => open, state: () => socket?.onState('open') }
}

type Person = ReturnType<typeof join>

const at = { room: ROOM, at: 0 }
const entered: RoomAction = { ...at, _tag: 'Entered' }
const invited: RoomAction = {
  ...at,
  _tag: 'Invited',
  caller: { id: ANA, name: 'Ana', headImg: '', demo: false },
  price: 20,
  token: 't',
  location: 102,
}

const signal = (from: Person, to: UserId, what: CallSignal = MUTED) => from.realtime.signal(ROOM, to, what)()

/** What comes of a signal, and after how long; fails when it still waits after 10 s. */
const timed = async (from: Person) => {
  const since = clock.now()
  let end: { readonly result: unknown; readonly ms: number } | undefined
  void signal(from, ANA).then((result) => (end = { result, ms: clock.now() - since }))
  await clock.advance(10 * SECOND)
  return end
}

const count = (step: string) => script.steps.filter((one) => one.startsWith(step)).length

/** Both are signed in at the vendor's. */
const both = async () => {
  const [me, ana] = [join(ME), join(ANA)]
  await me.act(entered)
  await ana.act(invited)
  return [me, ana] as const
}

describe('signals through Agora, on a script of its SDK', () => {
  it('fetch nothing before somebody invites, enters or is told something [GATE-28, GATE-30]', async () => {
    const people = [join(ME), join(ANA)] as const
    people[0].state()
    for (const _tag of ['Declined', 'Unanswered', 'HungUp'] as const) await people[0].act({ ...at, _tag })
    await clock.advance(60 * SECOND)
    expect(script.steps).toEqual([])
    await people[0].act(entered)
    expect(script.steps).toEqual(['load', `login ${ME}`])
    await people[1].act(invited)
    expect(script.steps.slice(2)).toEqual(['load', `login ${ANA}`])
    expect(script.tokens).toEqual([`token of ${ME}`, `token of ${ANA}`])
  })

  it('hand on what the socket says, as it comes', async () => {
    const me = join(ME)
    me.state()
    await me.act(invited)
    expect([me.heard.states, me.heard.actions]).toEqual([['open'], [invited]])
  })

  it('reach the other side, from the first one on [GATE-28]', async () => {
    const [me, ana] = [join(ME), join(ANA)]
    await ana.act(invited)
    expect(await signal(me, ANA)).toEqual(delivered)
    expect(await signal(ana, ME)).toEqual(delivered)
    expect(ana.heard.signals).toEqual([[ROOM, ME, MUTED]])
    expect(me.heard.signals).toEqual([[ROOM, ANA, MUTED]])
    expect(bySocket).toEqual([])
  })

  it('come from whom the vendor names, whatever they claim', async () => {
    const [me] = await both()
    script.send(`${ANA}`, `${ME}`, JSON.stringify({ roomNum: ROOM, from: 77, to: 88, data: MUTED }))
    expect(me.heard.signals).toEqual([[ROOM, ANA, MUTED]])
  })

  it.each([
    ['unreadable', `${ANA}`, '{'],
    ['an invitation', `${ANA}`, JSON.stringify({ roomNum: ROOM, data: INVITATION })],
    ['of no person', 'somebody', JSON.stringify({ roomNum: ROOM, data: MUTED })],
  ])('are dropped with a note when a text is %s', async (_what, from, text) => {
    const [me] = await both()
    script.send(from, `${ME}`, text)
    expect(me.heard.signals).toEqual([])
    expect(journal.notes).toEqual([{ kind: 'dropped', what: 'signal', why: text }])
  })

  it('leave invitations to the socket, since who is invited is not with the vendor yet [CALL-21]', async () => {
    expect(await signal(join(ME), ANA, INVITATION)).toEqual(delivered)
    expect([bySocket, script.steps]).toEqual([[INVITATION], []])
  })

  it.each([
    ['load', 8 * SECOND],
    ['login', 4 * SECOND],
    ['publish', 2 * SECOND],
  ] as const)(
    'fail in time when the SDK leaves %s pending, and the next one tries anew [GATE-30]',
    async (step, ms) => {
      const [me, ana] = [join(ME), join(ANA)]
      await ana.act(invited)
      script.hang(step)
      expect(await timed(me)).toEqual({ result: unreachable, ms })
      script.hang(null)
      // A fetching that hangs is given up after 20 s; a signal does not wait so long.
      await clock.advance(20 * SECOND)
      expect(await signal(me, ANA)).toEqual(delivered)
      expect(ana.heard.signals).toHaveLength(1)
    },
  )

  it('take 10 s at most, the slowest fetching included [GATE-30]', async () => {
    const { load } = script
    const slowly = async () => {
      await new Promise<void>((resolve) => void clock.after(7_999, resolve))
      return load()
    }
    script = { ...script, load: slowly }
    script.hang('publish')
    expect(await timed(join(ME))).toEqual({ result: unreachable, ms: 9_999 })
    script.hang('login')
    expect(await timed(join(ANA))).toEqual({ result: unreachable, ms: 8 * SECOND })
  })

  it('fail at once where the gateway gives no pass, and ask for one anew', async () => {
    const me = join(ME)
    given = false
    expect(await signal(me, ANA)).toEqual(unreachable)
    expect(script.steps).toEqual(['load'])
    given = true
    await join(ANA).act(invited)
    expect(await signal(me, ANA)).toEqual(delivered)
  })

  it.each(['load', 'login', 'publish'] as const)('try anew after a refused %s', async (step) => {
    const [me, ana] = [join(ME), join(ANA)]
    await ana.act(invited)
    script.refuse(step)
    expect(await signal(me, ANA)).toEqual(unreachable)
    expect(await signal(me, ANA)).toEqual(delivered)
  })

  it('sign in anew when the vendor has ended the stay, as a sign-in on another device makes it', async () => {
    const [me, ana] = await both()
    script.end(`${ME}`)
    expect(await signal(me, ANA)).toEqual(delivered)
    expect(count(`login ${ME}`)).toBe(2)
    expect(ana.heard.signals).toHaveLength(1)
  })

  it('sign in once, however many go out at once', async () => {
    const [me, ana] = [join(ME), join(ANA)]
    await ana.act(invited)
    await Promise.all([signal(me, ANA), signal(me, ANA), me.act(entered)])
    expect([count(`login ${ME}`), ana.heard.signals.length]).toEqual([1, 2])
  })

  it('end with the connection: signed out once, nothing heard, nothing sent', async () => {
    const [me, ana] = await both()
    me.stop()
    me.stop()
    await clock.settle()
    expect([count(`logout ${ME}`), me.open()]).toEqual([1, false])
    expect(await signal(me, ANA)).toEqual(unreachable)
    expect(await signal(ana, ME)).toEqual(unreachable)
    expect(me.heard.signals).toEqual([])
  })

  it('sign out too when the connection ends while they sign in, and do not sign in after it', async () => {
    const me = join(ME)
    script.hang('login')
    await me.act(entered)
    me.stop()
    await clock.advance(4 * SECOND)
    expect(count(`logout ${ME}`)).toBe(1)
    script.hang('load')
    const ana = join(ANA)
    await ana.act(entered)
    ana.stop()
    await clock.advance(20 * SECOND)
    expect(count(`login ${ANA}`)).toBe(0)
  })

  it('wait for nobody when the SDK leaves the leaving pending', async () => {
    const [me] = await both()
    script.hang('logout')
    me.stop()
    await clock.advance(4 * SECOND)
    expect(journal.notes).toMatchObject([{ what: 'signalling' }])
    expect(clock.pending()).toBe(0)
  })
})
