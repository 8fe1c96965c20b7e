import { relationCode, relationOf } from '../../../src/domain/friends/relation'
import type { RelationBody } from '../../../src/infrastructure/gateway/contract/frame.codec'
import { changePair } from '../../friends/change-pair'
import { userIdOf } from '../../friends/pair-store'
import { deletedName } from '../../profile/deleted-person'
import { languageOfPerson } from '../../session/person-language'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { SafetyDeps } from '../safety-deps'
import { type Delete, type Fate, fewRows, type Leaving, rowsGo, time } from './fate'

/** Whoever asked gets the fee back: a request that nobody can answer any more counts as refused (FRND-17). */
const refuseRequests = async (work: Work, { friends }: SafetyDeps, { now, userId }: Leaving): Promise<void> => {
  const open = await work.db
    .selectFrom('relations')
    .select('other_id')
    .where('user_id', '=', userId)
    .where('relation', '=', relationCode.asking)
    .execute()
  const by = userIdOf(userId)
  for (const { other_id } of open) {
    await changePair(friends, work, { event: { _tag: 'Refuse', by }, by, other: userIdOf(other_id), location: 0, now })
  }
}

/** Everybody who has the person in a list or a conversation. */
const knowing = async (db: Tx, userId: number): Promise<readonly number[]> => {
  const related = await db.selectFrom('relations').select('user_id').where('other_id', '=', userId).execute()
  const talking = await db.selectFrom('conversations').select('user_id').where('other_id', '=', userId).execute()
  return [...new Set([...related, ...talking].map(({ user_id }) => user_id))].toSorted((a, b) => a - b)
}

const forgetRelations: Delete = async (work, deps, leaving) => {
  const { now, userId } = leaving
  await refuseRequests(work, deps, leaving)
  const gone: Omit<RelationBody, 'userName'> = {
    userId,
    relation: relationCode.stranger,
    at: now,
    headImg: '',
    demo: 0,
    goddess: 0,
  }
  for (const viewer of await knowing(work.db, userId)) {
    const userName = deletedName(await languageOfPerson(work.db, viewer))
    await deps.friends.inbox.append(work, viewer, 'relation', { ...gone, userName })
  }
  await rowsGo('relations', 'user_id', 'other_id')(work, deps, leaving)
}

/** Other people, as the person knows them: what others noted about the person is theirs. */
export const peopleData = {
  relations: {
    columns: ['user_id', 'other_id'],
    exported: fewRows('friendsAndRequests', 'relations', 'user_id', (row) => ({
      person: row.other_id,
      relation: relationOf(row.relation),
      remark: row.remark,
      pinned: row.stick === 1,
      remind: row.remind === 1,
      requested: time(row.requested_at),
      since: time(row.changed_at),
    })),
    deleted: forgetRelations,
  },
  blocks: {
    columns: ['user_id', 'other_id'],
    exported: fewRows('blocked', 'blocks', 'user_id', (row) => ({ person: row.other_id, at: time(row.at) })),
    deleted: rowsGo('blocks', 'user_id', 'other_id'),
  },
  hot_adds: {
    columns: ['user_id'],
    exported: 'a count of one day, gone with it',
    deleted: rowsGo('hot_adds', 'user_id'),
  },
  suggestions: {
    columns: ['user_id', 'other_id'],
    exported: 'hosts whom the gateway has offered today, gone with the day',
    deleted: rowsGo('suggestions', 'user_id', 'other_id'),
  },
  likes: {
    columns: ['user_id', 'other_id'],
    exported: fewRows('likes', 'likes', 'user_id', (row) => ({ person: row.other_id, at: time(row.at) })),
    deleted: rowsGo('likes', 'user_id', 'other_id'),
  },
  like_pairs: {
    columns: ['user_id', 'other_id', 'caller_id'],
    exported: 'the same likes once more, pair by pair',
    deleted: rowsGo('like_pairs', 'user_id', 'other_id'),
  },
  cards_shown: {
    columns: ['user_id', 'other_id'],
    exported: 'people whom the gateway has shown yesterday and today, gone with the days',
    deleted: rowsGo('cards_shown', 'user_id', 'other_id'),
  },
} as const satisfies Readonly<Record<string, Fate>>
