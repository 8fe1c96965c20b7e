import type { IO } from 'fp-ts/IO'
import { RING_LIMIT_MS } from '../../domain/calls/call'
import { isCalled } from '../../domain/calls/ringing'
import type { RoomNum } from '../../domain/kernel/ids'
import { makeAnswerCall } from './answer-call.use-case'
import type { CallsContext } from './calls-context'
import type { Changes } from './changes'

/** Answers a call as soon as it rings here, unless it is over by then: that was pressed outside of the page (@rule GATE-31). */
export const makeAnswerSoon = (context: CallsContext, { hear }: Changes): ((room: RoomNum) => void) => {
  const answer = makeAnswerCall(context)
  return (room) => {
    const look = (): void => {
      const { call } = context.model
      if (!isCalled(call) || call.room !== room) return
      stop()
      void answer()
    }
    const stops: readonly IO<void>[] = [hear(look), context.deps.clock.after(RING_LIMIT_MS, () => stop())]
    const stop: IO<void> = () => stops.forEach((end) => end())
    look()
  }
}
