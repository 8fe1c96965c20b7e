import type { IO } from 'fp-ts/IO'
import { isCalled, isMissed } from '../../domain/calls/ringing'
import type { Caller } from '../../domain/calls/room-action'
import type { RoomNum } from '../../domain/kernel/ids'
import { callTag } from '../../domain/kernel/push'
import type { CallsContext } from './calls-context'
import type { RingingPart, RingWords } from './ringing-part'

interface Rung {
  readonly room: RoomNum
  readonly caller: Caller
}

type Wanted = Rung & { readonly kind: keyof RingWords }

/** What this tab says beside its page. */
interface Board {
  readonly context: () => CallsContext
  words: RingWords | null
  /** What rang last and was not seen to end. */
  rung: Rung | null
  shown: Wanted | null
  stop: IO<void>
}

/** Who looks at the page sees all of it there. */
const wantedOn = (board: Board): Wanted | null => {
  const { deps, desk, model } = board.context()
  const { call } = model
  const called = isCalled(call)
  if (called && call.caller !== null) board.rung = { room: call.room, caller: call.caller }
  if (deps.page.visible() || !desk.leads) {
    if (!called) board.rung = null
    return null
  }
  const { rung } = board
  if (rung === null || call._tag === 'Idle' || call.room !== rung.room) return null
  if (called) return { kind: 'incoming', ...rung }
  return isMissed(call) ? { kind: 'missed', ...rung } : null
}

const settleOn = (board: Board): void => {
  const { context, shown, words } = board
  const next = words === null ? null : wantedOn(board)
  if (next?.kind === shown?.kind && next?.room === shown?.room) return
  board.stop()
  board.stop = () => undefined
  board.shown = next
  if (next === null || words === null) return
  const { headImg, name } = next.caller
  board.stop = context().deps.notices.show({ id: callTag(next.room), picture: headImg, ...words[next.kind](name) })
}

const speakOn =
  (board: Board): RingingPart['speak'] =>
  (words) => {
    board.words = words
    settleOn(board)
    return () => {
      if (board.words === words) board.words = null
      settleOn(board)
    }
  }

export interface RingNotices {
  readonly speak: RingingPart['speak']
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
  const board: Board = { context, words: null, rung: null, shown: null, stop: () => undefined }
  const settle = () => settleOn(board)
  return { speak: speakOn(board), settle, watch: () => context().deps.page.onVisible(settle) }
}
