import type { IO } from 'fp-ts/IO'
import { reaction } from 'mobx'
import { asMember, live, type Context } from '../context'
import { done, noGateway, refused, type Outcome } from '../outcome'

/** Why no call is answered here. */
const NO_DEVICES = 'A terminal has neither camera nor microphone: the call is refused; take calls in a browser.'

/** Tells of calls that come in, until stopped; with `refuse` each is refused at once. */
export const watchCalls = async (context: Context, refuse: boolean): Promise<IO<void>> => {
  const calls = await context.core.feature('calls')
  return reaction(
    () => calls.view.call,
    (call) => {
      if (call._tag !== 'Ringing' || call.role !== 'callee') return
      const name = call.caller?.name ?? ''
      const told = { kind: 'call', room: call.room, person: call.peer, name, state: refuse ? 'refused' : 'ringing' }
      const hint = refuse ? NO_DEVICES : 'It can be answered in a browser, or refused by: calls --refuse'
      context.lines.above(() => context.out.tell(told, `${name || call.peer} calls. ${hint}`))
      if (refuse) void calls.decline()
    },
    { fireImmediately: true },
  )
}

/** Shows calls as they come, until it is interrupted. */
export const watch = (context: Context, refuse: boolean): Promise<Outcome> =>
  asMember(context, async () => {
    if (!(await live(context))) return noGateway()
    const stop = await watchCalls(context, refuse)
    await context.interrupted()
    stop()
    return done
  })

/** Refuses the call that rings now. */
export const decline = (context: Context): Promise<Outcome> =>
  asMember(context, async () => {
    const calls = await context.core.feature('calls')
    const { call } = calls.view
    if (call._tag !== 'Ringing' || call.role !== 'callee') return refused('Nobody calls.')
    await calls.decline()
    context.out.tell({ kind: 'call', room: call.room, person: call.peer, state: 'refused' }, NO_DEVICES)
    return done
  })
