import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeSignalling, sendForOthers } from '../../../src/application/realtime/signalling'
import type { Realtime } from '../../../src/application/realtime/realtime.port'
import { userId } from '../../builders/ids'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeIdsFake } from '../../fakes/ids.fake'
import { makeBrowserFake, type Browser } from '../../fakes/tabs.fake'
import { ROOM, SIGNAL } from './stage'

const bo = userId(2)
const unreachable = E.left({ _tag: 'PeerUnreachable' })

describe('signals', () => {
  let clock: VirtualClock
  let tabs: Browser
  let sent: unknown[]
  let there: boolean

  beforeEach(() => {
    clock = makeVirtualClock()
    tabs = makeBrowserFake()
    sent = []
    there = true
  })

  const realtime: Realtime = {
    connect: () => () => {},
    signal: (room, to, signal) => async () => {
      sent.push({ room, to, signal })
      return there ? E.right(undefined) : E.left({ _tag: 'PeerUnreachable' })
    },
  }
  const signallingOf = (leads: boolean, series: number) =>
    makeSignalling({ clock, ids: makeIdsFake(series), leads: () => leads, realtime, tabs: tabs.tab() })

  it('of the tab that leads go over its connection', async () => {
    expect(await signallingOf(true, 1).send(ROOM, bo, SIGNAL)()).toEqual(E.right(undefined))
    expect(sent).toEqual([{ room: ROOM, to: bo, signal: SIGNAL }])
  })

  it('of any other tab travel through the one that leads, each answered on its own', async () => {
    sendForOthers({ realtime, tabs: tabs.tab() })
    const first = signallingOf(false, 1).send(ROOM, bo, SIGNAL)()
    const second = signallingOf(false, 2).send(ROOM, bo, SIGNAL)()
    expect(await Promise.all([first, second])).toEqual([E.right(undefined), E.right(undefined)])
    expect(sent).toHaveLength(2)
    there = false
    expect(await signallingOf(false, 3).send(ROOM, bo, SIGNAL)()).toEqual(unreachable)
  })

  it('fail after 10 s when no tab answers, and not before', async () => {
    let outcome: unknown = null
    void signallingOf(false, 1)
      .send(ROOM, bo, SIGNAL)()
      .then((value) => (outcome = value))
    await clock.advance(9_999)
    expect(outcome).toBeNull()
    await clock.advance(1)
    expect(outcome).toEqual(unreachable)
    expect(clock.pending()).toBe(0)
  })

  it('drop what is no errand', async () => {
    const leader = tabs.tab()
    sendForOthers({ realtime, tabs: leader })
    const other = tabs.tab()
    ;[
      null,
      'x',
      { id: 'a' },
      { id: 'a', room: '!', to: 2, signal: {} },
      { id: 'a', room: ROOM, to: 0, signal: {} },
    ].forEach((body) => other.tell('signal-out', body))
    await clock.settle()
    expect(sent).toEqual([])
  })
})
