import type { IO } from 'fp-ts/IO'
import { reaction } from 'mobx'
import type { RoomNum } from '../../domain/kernel/ids'
import { asMember, live, type Context } from '../context'
import { done, noGateway, refused, type Outcome } from '../outcome'

/** Why no call is answered here. */
const NO_DEVICES = 'A terminal has neither camera nor microphone: the call is refused; take calls in a browser.'

/** While a command watches, its folder is taken: another one follows it. */
export const REFUSED_LATER = 'calls --refuse, after Ctrl+C has ended this'

/** What is done about calls: each is refused at once, or told with the word that refuses it here. */
type Handling = 'refuse' | { readonly refusedBy: string }

/** Tells of calls that come in, each once, until stopped; `told` are those that need no word any more. */
export const watchCalls = async (
  context: Context,
  handling: Handling,
  told = new Set<RoomNum>(),
): Promise<IO<void>> => {
  const calls = await context.core.feature('calls')
  return reaction(
    () => calls.view.call,
    (call) => {
      if (call._tag !== 'Ringing' || call.role !== 'callee' || told.has(call.room)) return
      told.add(call.room)
      const refuse = handling === 'refuse'
      const name = call.caller?.name ?? ''
      const data = { kind: 'call', room: call.room, person: call.peer, name, state: refuse ? 'refused' : 'ringing' }
      const hint = refuse ? NO_DEVICES : `It can be answered in a browser, or refused by: ${handling.refusedBy}`
      context.lines.above(() => context.out.tell(data, `${name || call.peer} calls. ${hint}`))
      if (refuse) void calls.decline()
    },
    { fireImmediately: true },
  )
}

/** Shows calls as they come, until it is interrupted. */
export const watch = (context: Context, refuse: boolean): Promise<Outcome> =>
  asMember(context, async () => {
    if (!(await live(context))) return noGateway()
    const stop = await watchCalls(context, refuse ? 'refuse' : { refusedBy: REFUSED_LATER })
    await context.interrupted()
    stop()
    return done
  })

/** Refuses the call that rings here, if one does. */
const declineRinging = async (context: Context): Promise<Outcome> => {
  const calls = await context.core.feature('calls')
  const { call } = calls.view
  if (call._tag !== 'Ringing' || call.role !== 'callee') return refused('Nobody calls.')
  await calls.decline()
  context.out.tell({ kind: 'call', room: call.room, person: call.peer, state: 'refused' }, 'The call is refused.')
  return done
}

/** Refuses the call that rings now. */
export const decline = (context: Context): Promise<Outcome> =>
  asMember(context, async () => ((await live(context)) ? declineRinging(context) : noGateway()))
