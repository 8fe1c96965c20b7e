import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as TO from 'fp-ts/TaskOption'
import { SNAPSHOT_QUALITY } from '../../domain/calls/snapshot'
import { isOn, isOutside } from '../../domain/calls/call'
import type { UserId } from '../../domain/kernel/ids'
import { lineOf, type CallsContext } from './calls-context'
import { makeHangUp } from './hang-up.use-case'
import { sendSnapshot } from './send-snapshot'
import { tellTabs } from './tab-news'

/** What is to be done about a person reported, here where one talks with them; null: one does not (@rule CALL-50). */
const makeWitnessHere = (context: CallsContext): ((person: UserId) => IO<void> | null) => {
  const hangUp = makeHangUp(context)
  return (person) => {
    const { desk, model } = context
    const { call } = model
    const line = desk.talking
    if (line === null || !isOn(call) || isOutside(call) || call.peer !== person) return null
    const { room } = call
    const seen = pipe(
      model.remote,
      O.match(
        () => TO.none,
        (picture) => picture.still(SNAPSHOT_QUALITY),
      ),
    )()
    return () => {
      void pipe(
        () => seen,
        TO.flatMapTask((jpeg) => sendSnapshot(context, line, { room, jpeg, shows: 'peer' })),
      )()
      if (lineOf(context, room) === line) hangUp()
    }
  }
}

/**
 * Somebody is about to be reported. When one talks with them here, a picture of this moment is taken of them; what is
 * answered is to be run once the report is stored: it sends the picture and ends the call, here or in another tab
 * (@rule CALL-50).
 */
export const makeWitness = (context: CallsContext): ((person: UserId) => IO<void>) => {
  const here = makeWitnessHere(context)
  return (person) => here(person) ?? (() => tellTabs(context, { _tag: 'Reported', person }))
}

/** Another tab has reported somebody. */
export const makeOnReported = (context: CallsContext): ((person: UserId) => void) => {
  const here = makeWitnessHere(context)
  return (person) => here(person)?.()
}
