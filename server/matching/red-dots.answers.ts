import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { tasksCalls } from '../../src/infrastructure/gateway/contract/tasks.calls'
import type { AgeAssurance } from '../account/age-assurance.port'
import { answer, type Answered } from '../http/handler'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import { presentable } from './card-candidates'
import { hostsOnShow } from './on-show'
import { hotVideosFor } from './recordings'

interface Asked {
  readonly userId: number
  readonly now: Instant
  readonly age: AgeAssurance
}

interface Newest {
  readonly at: number
}

/** Ids of people grow with their coming. */
const newestHost = (db: Tx, { userId, ...how }: Asked): Promise<Newest | undefined> =>
  hostsOnShow(db, { asker: userId, ...how })
    .select('users.created_at as at')
    .orderBy('users.id', 'desc')
    .limit(1)
    .executeTakeFirst()

const newestPerson = (db: Tx, { age, ...viewer }: Asked): Promise<Newest | undefined> =>
  presentable(db, viewer, age).select('users.created_at as at').orderBy('users.id', 'desc').limit(1).executeTakeFirst()

/** Recordings are shown to those alone who have stated their age (PLUS-16). */
const newestVideo = async (db: Tx, { age, now, userId }: Asked): Promise<Newest | undefined> =>
  (await age.assured(db, userId))
    ? hotVideosFor(db, userId, now, age)
        .select('previews.added_at as at')
        .orderBy('previews.added_at', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined

export interface RedDotsDeps {
  readonly age: AgeAssurance
  readonly settings: Pick<Settings, 'playWays' | 'redDots'>
}

/** Row 133: when the newest came that a tab leads to; none for what is long known, and for ways that are closed (@rule SHELL-72, SHELL-73). */
export const makeRedDotsAnswer = ({ age, settings: { playWays, redDots } }: RedDotsDeps): Answered =>
  answer(tasksCalls.hotList, async ({ session: { userId }, now }, { db }) => {
    const asked = { userId, now, age }
    const editionOf = async (way: keyof typeof playWays, newest: typeof newestHost): Promise<number | null> => {
      if (playWays[way].open !== 1 || redDots[way] !== 1) return null
      const found = await newest(db, asked)
      return found !== undefined && found.at > now - redDots.newMs ? found.at : null
    }
    const editions = {
      3: await editionOf('wall', newestHost),
      5: await editionOf('card', newestPerson),
      10: await editionOf('livcam', newestVideo),
    }
    return E.right(Object.fromEntries(Object.entries(editions).filter(([, edition]) => edition !== null)))
  })
