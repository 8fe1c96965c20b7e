import * as E from 'fp-ts/Either'
import { PRESENCE_LIFE_MS } from '../../src/domain/account/beat'
import type { Instant } from '../../src/domain/kernel/time'
import { listsCalls } from '../../src/infrastructure/gateway/contract/lists.calls'
import type { AgeAssurance } from '../account/age-assurance.port'
import { answerPublicly, type Answered } from '../http/handler'
import type { UserRow } from '../profile/people'
import { type PeopleView, seenBy } from '../profile/people-info'
import type { Tx } from '../store/database'
import { hostsOnShow, type OnShow } from './on-show'
import { withRecordings } from './recordings'
import { away } from './wall-order'

const GUESTS = 24

const here = (db: Tx, how: OnShow, since: Instant): Promise<UserRow[]> =>
  hostsOnShow(db, how)
    .leftJoin('presence', (join) => join.onRef('presence.user_id', '=', 'users.id').on('presence.seen_at', '>', since))
    .selectAll('users')
    .orderBy(away)
    .orderBy('users.id')
    .limit(GUESTS)
    .execute()

/** Row 140: some hosts for everybody, who is here first, with their recordings (@rule MTCH-7, MTCH-8). */
export const guests = (deps: PeopleView & { readonly age: AgeAssurance }): Answered =>
  answerPublicly(listsCalls.guests, async ({ session, now }, { db }) => {
    const asker = session?.userId ?? null
    const users = await here(db, { asker, now, age: deps.age }, now - PRESENCE_LIFE_MS)
    return E.right({ list: await withRecordings(db, await seenBy(db, asker, users, now, deps), deps.pictureAt) })
  })
