import type { IO } from 'fp-ts/IO'
import type { Core } from '../application/core'
import { makeNodeClock } from '../infrastructure/node/node-clock.adapter'
import { acceptRequests } from './accept-requests'
import { answerMessages } from './answer-messages'
import type { Part } from './part'
import { takeCalls } from './take-calls'

interface Stage extends Pick<Part, 'chance' | 'clock' | 'journal' | 'name'> {
  readonly core: Core
}

/** Plays one of the demo people on a Core where they are signed in, until stopped (@rule PLUS-30). */
export const play = async (stage: Stage): Promise<IO<void>> => {
  const { core } = stage
  const [friends, chat, calls] = await Promise.all([
    core.feature('friends'),
    core.feature('chat'),
    core.feature('calls'),
  ])
  const clock = makeNodeClock(stage.clock)
  const part: Part = { ...stage, clock, friends, chat, calls }
  const stops = [acceptRequests(part), answerMessages(part), takeCalls(part)]
  await friends.load()
  return () => [...stops, clock.stop].forEach((stop) => stop())
}
