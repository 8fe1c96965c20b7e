import type { IO } from 'fp-ts/IO'
import type { Call } from '../../domain/calls/call'
import type { CallsContext } from './calls-context'

type Ring = 'incoming' | 'outgoing' | null

/** In one tab only: where the call was placed, or in the leading tab; not while it is being answered, and not after a like (@rule CALL-22, CALL-42, PLUS-20). */
const ringOf = ({ desk, model }: CallsContext, call: Call): Ring => {
  if (call._tag !== 'Ringing' || call.afterLike === true) return null
  if (call.role === 'caller') return 'outgoing'
  return desk.leads && !model.answering ? 'incoming' : null
}

/** Keeps the bell in step with the call; call it after every change. */
export const makeBellKeeper = (context: () => CallsContext): IO<void> => {
  let ringing: Ring = null
  let stop: IO<void> = () => undefined
  return () => {
    const here = context()
    const wanted = ringOf(here, here.model.call)
    if (wanted === ringing) return
    stop()
    ringing = wanted
    stop = wanted === null ? () => undefined : here.deps.bell.ring(wanted)
  }
}
