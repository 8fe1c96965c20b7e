import * as E from 'fp-ts/Either'
import { makeMatchingAnswers } from '../../../../server/matching/matching.answers'
import type { MatchingDeps } from '../../../../server/matching/matching-deps'
import { sweepMatches } from '../../../../server/matching/sweep-matches'
import { defaultSettings } from '../../../../server/settings'
import type { Store } from '../../../../server/store/store'
import type { Call, ParamsOf } from '../../../../src/infrastructure/gateway/contract/call'
import type {
  MatchBody,
  MatchGoneBody,
  MatchReadyBody,
} from '../../../../src/infrastructure/gateway/contract/frame.codec'
import { answerIn } from '../../simulated-request'
import { depsOn } from '../../calls/simulation/gateway'

/** A row of an inbox, once it is durable. */
export type News = { readonly to: number } & (
  | { readonly kind: 'match'; readonly body: MatchBody }
  | { readonly kind: 'match_ready'; readonly body: MatchReadyBody }
  | { readonly kind: 'match_gone'; readonly body: MatchGoneBody }
)

/** Somebody who is there from the beginning. */
export interface Member {
  readonly gender: number
  readonly countryId: number
  readonly languages: string
}

/** Matches without their wire: the answers of the gateway on a store, at whatever instant, and what goes into the inboxes. */
export const makeMatchGateway = (store: Store, settings: Partial<MatchingDeps['settings']> = {}) => {
  let now = 0
  const news: News[] = []
  const base = depsOn(() => now)
  const inbox: typeof base.inbox = {
    ...base.inbox,
    append: async (work, to, kind, body) => {
      work.after(() => void news.push({ to, kind, body } as News))
      return 1
    },
    appendAll: async (work, people, kind, body) => {
      for (const to of people) work.after(() => void news.push({ to, kind, body } as News))
    },
  }
  const deps: MatchingDeps = {
    calls: { ...base, inbox },
    settings: { ...defaultSettings('production').matching, ...settings },
    likePrice: 1,
    recordings: false,
  }
  const answers = makeMatchingAnswers(deps)

  /** The code, 200 when it went well. */
  const ask = async <C extends Call>(call: C, params: ParamsOf<C>, at: number, by: number): Promise<number> => {
    now = at
    const done = await store.work(answerIn(answers, call, { params, at, by }))
    const answer = E.flatten(done)
    return E.isLeft(answer) ? answer.left.code : 200
  }

  return {
    ask,
    deps,
    /** What has come into the inboxes since it was asked last. */
    taken: (): readonly News[] => news.splice(0),
    sweep: (at: number) => {
      now = at
      return sweepMatches(store, deps, at)
    },
    /** Adds people at once; answers their ids, which follow each other. */
    people: async (members: readonly Member[]): Promise<readonly number[]> => {
      const added = await store.work<never, readonly number[]>(async ({ db }) => {
        const ids: number[] = []
        for (const { countryId, gender, languages } of members) {
          const own = {
            gender,
            country_id: countryId,
            languages,
            birthday: '1990-01-31',
            created_at: 0,
            deleted_at: null,
          }
          const row = { user_name: `P${ids.length}`, user_name_search: `p${ids.length}`, ...own }
          const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
          ids.push(id)
        }
        return E.right(ids)
      })
      return E.isRight(added) ? added.right : []
    },
    block: async (pairs: readonly (readonly [by: number, whom: number])[]): Promise<void> => {
      await store.work(async ({ db }) => {
        for (const [user_id, other_id] of pairs)
          await db.insertInto('blocks').values({ user_id, other_id, at: now }).execute()
        return E.right(undefined)
      })
    },
  }
}

export type MatchGateway = ReturnType<typeof makeMatchGateway>
