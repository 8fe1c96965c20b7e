import * as E from 'fp-ts/Either'
import { statedAge } from '../../../server/account/stated-age'
import { showNext } from '../../../server/matching/next-card'
import { systemRandom } from '../../../server/random'
import { refuse } from '../../../server/http/handler'
import { dayOf } from '../../../src/domain/kernel/day'
import type { TestServer } from '../test-server'

/** Whom so many draws of a card would bring, each as if it were the first of its day. */
export const choosing = async ({ clock, parts }: TestServer, userId: number, draws: number): Promise<Set<number>> => {
  const drawn = new Set<number>()
  const viewer = { userId, place: 'card', day: dayOf(clock.now()), now: clock.now() } as const
  const deps = { age: statedAge('local'), random: systemRandom }
  for (let turn = 0; turn < draws; turn += 1) {
    await parts.store.work(async (work) => {
      const person = await showNext(work, deps, viewer, 1)
      if (person !== undefined) drawn.add(person.id)
      return E.left(refuse(0))
    })
  }
  return drawn
}
