import type { MatchingFeature } from '../../../src/application/matching/matching.feature'
import type { UserId } from '../../../src/domain/kernel/ids'
import { dayOf } from '../../../src/domain/kernel/day'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

/** Somebody who may be matched. */
export interface Seeker extends Player {
  readonly matching: MatchingFeature
  /** What was asked of the gateway about matches, in order. */
  readonly asked: () => readonly string[]
  readonly tag: () => string
  readonly start: () => Promise<void>
}

const calls = ['playConf', 'matching', 'exitMatch', 'join', 'leave', 'like', 'add 101']

export interface MatchStage extends Stage {
  readonly seeker: (name: string) => Promise<Seeker>
  /** The matches that somebody has had today. */
  readonly used: (user: UserId, count: number) => void
}

export const makeMatchStage = (): MatchStage => {
  const stage = makeStage()
  return {
    ...stage,
    used: (user, count) => void stage.world.matches.used.set(`${user} ${dayOf(stage.clock.now())}`, count),
    seeker: async (name) => {
      const player = await stage.player(name)
      const matching = await player.tab.core.feature('matching')
      await stage.clock.settle()
      return {
        ...player,
        matching,
        asked: () => player.browser.seat.calls.filter((call) => calls.includes(call)),
        tag: () => matching.view.match._tag,
        start: async () => {
          await matching.start()
          await stage.clock.settle()
        },
      }
    },
  }
}

/** Two who talk since now. */
export const makeTalk = async () => {
  const stage = makeMatchStage()
  const [ada, bob] = [await stage.seeker('Ada'), await stage.seeker('Bob')]
  await ada.start()
  await bob.start()
  await stage.clock.settle()
  return { ...stage, ada, bob }
}
