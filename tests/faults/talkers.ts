import type { CallsFeature } from '../../src/application/calls/calls.feature'
import type { Person } from './person'
import { until } from './until'

const PROFILE = 102
/** A call that nobody could end is closed by clients or gateway within this. */
export const PATIENCE_MS = 100_000

/** Somebody with the calls of the tab that was opened last. */
export interface Talker {
  readonly person: Person
  readonly calls: CallsFeature
}

export const talkerOf = async (person: Person): Promise<Talker> => ({
  person,
  calls: await person.core.feature('calls'),
})
export const stateOf = ({ calls }: Talker): string => calls.view.call._tag
export const isOver = (talker: Talker): boolean => ['Idle', 'Ended'].includes(stateOf(talker))

/** Calls until it rings at the other one. */
export const place = async (caller: Talker, callee: Talker): Promise<void> => {
  await caller.calls.place(callee.person.id, PROFILE)()
  while (['Explaining', 'Trying', 'Warning'].includes(caller.calls.view.start._tag)) await caller.calls.proceed()
  await until(`it rings at ${callee.person.name}`, () => {
    const { start } = caller.calls.view
    if (start._tag === 'Failed') throw new Error(`no call to ${callee.person.name}: ${JSON.stringify(start.why)}`)
    return stateOf(callee) === 'Ringing'
  })
}

/** Calls and is answered. */
export const talk = async (caller: Talker, callee: Talker): Promise<void> => {
  await place(caller, callee)
  await callee.calls.answer()
  await until('both talk', () => stateOf(caller) === 'Live' && stateOf(callee) === 'Live')
}
