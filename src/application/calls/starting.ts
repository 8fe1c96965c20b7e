import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import type { StartError } from './calls-view'

/** Goes on unless the start was abandoned meanwhile. */
export const stillStarting = ({ desk }: CallsContext, line: CallLine, next: () => T.Task<void>): T.Task<void> =>
  T.flatten(async () => (desk.starting === line ? next() : T.of(undefined)))

/** Ends a start: everything it holds is released. */
export const leaveStart = ({ desk, model }: CallsContext): void => {
  const line = desk.starting
  desk.starting = null
  line?.scope.close()
  if (line !== null && desk.talking === null) model.setLocal(O.none)
  model.setStart({ _tag: 'None' })
}

/** Ends a start and says why; silent when it was abandoned before. */
export const failStart = (context: CallsContext, line: CallLine, why: StartError): T.Task<void> =>
  T.fromIO(() => {
    if (context.desk.starting !== line) return
    leaveStart(context)
    context.model.setStart({ _tag: 'Failed', peer: line.peer, why })
  })

/** Goes on after an explanation or a price warning. */
export const makeProceed = ({ desk }: CallsContext): T.Task<void> =>
  T.flatten(async () => {
    const next = desk.starting?.next ?? T.of(undefined)
    if (desk.starting !== null) desk.starting.next = null
    return next
  })
