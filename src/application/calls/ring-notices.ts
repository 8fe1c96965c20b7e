import type { IO } from 'fp-ts/IO'
import { isCalled, isMissed } from '../../domain/calls/ringing'
import type { Caller } from '../../domain/calls/room-action'
import type { RoomNum } from '../../domain/kernel/ids'
import type { CallsContext } from './calls-context'
import type { SystemNotice } from './system-notices.port'

type Words = Pick<SystemNotice, 'text' | 'title'>

/** What notices of calls say, in the language of the person. */
export interface RingWords {
  readonly incoming: (name: string) => Words
  readonly missed: (name: string) => Words
}

/** What a user interface adds to the ringing. */
export interface RingingPart {
  /** Gives notices their words; returns how to take them back. Without words there are no notices. */
  readonly speak: (words: RingWords) => IO<void>
}

type Rung = { readonly kind: keyof RingWords; readonly room: RoomNum; readonly caller: Caller }

export interface RingNotices {
  readonly part: RingingPart
  /** Brings the notice in step with call and page; call it after every change. */
  readonly settle: IO<void>
  /** Follows the page; returns its stop. */
  readonly watch: () => IO<void>
}

/**
 * A notice of the system says who calls for exactly as long as the bell rings, and then that the call was missed: in the one
 * tab that rings, and only while nobody looks at it (@rule CALL-9, CALL-42, PLUS-20).
 */
export const makeRingNotices = (context: () => CallsContext): RingNotices => {
  let words: RingWords | null = null
  let rung: { readonly room: RoomNum; readonly caller: Caller } | null = null
  let shown: Rung | null = null
  let stop: IO<void> = () => undefined

  const wanted = (): Rung | null => {
    const { deps, desk, model } = context()
    const { call } = model
    if (isCalled(call) && call.caller !== null) rung = { room: call.room, caller: call.caller }
    if (deps.page.visible() || !desk.leads) {
      if (!isCalled(call)) rung = null
      return null
    }
    if (rung === null || call._tag === 'Idle' || call.room !== rung.room) return null
    if (isCalled(call)) return { kind: 'incoming', ...rung }
    return isMissed(call) ? { kind: 'missed', ...rung } : null
  }

  const settle = (): void => {
    const next = words === null ? null : wanted()
    if (next?.kind === shown?.kind && next?.room === shown?.room) return
    stop()
    stop = () => undefined
    shown = next
    if (next === null || words === null) return
    const { headImg, name } = next.caller
    stop = context().deps.notices.show({ id: 'call', picture: headImg, ...words[next.kind](name) })
  }

  return {
    part: {
      speak: (given) => {
        words = given
        settle()
        return () => {
          if (words === given) words = null
          settle()
        }
      },
    },
    settle,
    watch: () => context().deps.page.onVisible(settle),
  }
}
