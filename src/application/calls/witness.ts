import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as TO from 'fp-ts/TaskOption'
import { SNAPSHOT_QUALITY } from '../../domain/calls/snapshot'
import { isOn, isOutside } from '../../domain/calls/call'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { CallLine } from './call-line'
import type { CallsInbox, Witnessed } from './calls-inbox'
import { lineOf, type CallsContext } from './calls-context'
import { makeHangUp } from './hang-up.use-case'
import { sendSnapshot } from './send-snapshot'
import { tellTabs } from './tab-news'

/** A talk with the person who is reported, and what is seen of them at this moment. */
interface Seen {
  readonly line: CallLine
  readonly room: RoomNum
  readonly jpeg: TO.TaskOption<Uint8Array>
  /** Ends it, if it is still the one that is on. */
  readonly leave: IO<void>
}

/** The talk with a person, and by which line; null: one does not talk with them here. */
const talkWith = ({ desk, model }: CallsContext, person: UserId) => {
  const { call } = model
  const { talking: line } = desk
  return line === null || !isOn(call) || isOutside(call) || call.peer !== person ? null : { line, room: call.room }
}

/** Null: one does not talk with them here (@rule CALL-50). */
const makeSee = (context: CallsContext): ((person: UserId) => Seen | null) => {
  const hangUp = makeHangUp(context)
  return (person) => {
    const talk = talkWith(context, person)
    if (talk === null) return null
    const { line, room } = talk
    const still = pipe(
      context.model.remote,
      O.match(
        () => TO.none,
        (picture) => picture.still(SNAPSHOT_QUALITY),
      ),
    )()
    return {
      line,
      room,
      jpeg: () => still,
      leave: () => {
        if (lineOf(context, room) === line) hangUp()
      },
    }
  }
}

/**
 * Somebody is about to be reported. When one talks with them here, a picture of this moment is taken of them; to leave, run once the
 * report is stored, ends the call, here or in another tab, which sends a picture of its own (@rule CALL-50).
 */
const makeWitness = (context: CallsContext): ((person: UserId) => Witnessed) => {
  const see = makeSee(context)
  return (person) => {
    const seen = see(person)
    if (seen === null)
      return { met: false, moment: TO.none, leave: () => tellTabs(context, { _tag: 'Reported', person }) }
    const moment = pipe(
      seen.jpeg,
      TO.flatMap((jpeg) =>
        pipe(
          TO.fromOption(context.deps.me()),
          TO.map(({ gender }) => ({ gender, jpeg })),
        ),
      ),
    )
    return { met: true, moment, leave: seen.leave }
  }
}

/** What a report asks of the calls (@rule CALL-50). */
export const makeScene = (context: CallsContext): Pick<CallsInbox, 'meets' | 'witness'> => ({
  meets: (person) => talkWith(context, person) !== null,
  witness: makeWitness(context),
})

/** Another tab has reported somebody. */
export const makeOnReported = (context: CallsContext): ((person: UserId) => void) => {
  const see = makeSee(context)
  return (person) => {
    const seen = see(person)
    if (seen === null) return
    void pipe(
      seen.jpeg,
      TO.flatMapTask((jpeg) => sendSnapshot(context, seen.line, { room: seen.room, jpeg, shows: 'peer' })),
    )()
    seen.leave()
  }
}
