import type { ExpressionBuilder } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { RecordedVideoInfo } from '../../src/infrastructure/gateway/contract/video.codec'
import type { AgeAssurance } from '../account/age-assurance.port'
import type { PictureAddress } from '../profile/people'
import { unbarred } from '../profile/unbarred'
import type { Database, Tx } from '../store/database'

/** At most one recording of each host, so their id names it (FRND-18). */
const videoIdOf = (host: number): string => String(host)

/** Whether that is the recording of this host: a request that names it may be free (@rule FRND-16). */
export const isRecordingOf = async (db: Tx, host: number, videoId: string): Promise<boolean> => {
  if (videoId !== videoIdOf(host)) return false
  const marked = db.selectFrom('previews').select('user_id').where('user_id', '=', host).where('recorded', '=', 1)
  return (await marked.executeTakeFirst()) !== undefined
}

/** As it is told; only what is marked ever is (@rule PLUS-1). */
export const toRecordedVideo = (host: number, path: string, pictureAt: PictureAddress): RecordedVideoInfo => ({
  id: videoIdOf(host),
  video_url: pictureAt(path),
  recorded: 1,
})

/** The recordings of these hosts that carry the mark. */
export const recordingsOf = async (db: Tx, hosts: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (hosts.length === 0) return new Map()
  const rows = await db
    .selectFrom('previews')
    .select(['user_id', 'path'])
    .where('user_id', 'in', [...hosts])
    .where('recorded', '=', 1)
    .execute()
  return new Map(rows.map(({ path, user_id }) => [user_id, path]))
}

/** The same people, each with their recording where there is one. */
export const withRecordings = async <Info extends { readonly id: number }>(
  db: Tx,
  people: readonly Info[],
  pictureAt: PictureAddress,
): Promise<(Info & { readonly video?: RecordedVideoInfo })[]> => {
  const paths = await recordingsOf(
    db,
    people.map(({ id }) => id),
  )
  return people.map((person) => {
    const path = paths.get(person.id)
    return path === undefined ? person : { ...person, video: toRecordedVideo(person.id, path, pictureAt) }
  })
}

/** Of `users` those who are not kept out now. */
const notBanned = (now: Instant) => (where: ExpressionBuilder<Database, 'users'>) =>
  where.not(
    where.exists(
      where
        .selectFrom('sanctions')
        .select('sanctions.id')
        .whereRef('sanctions.user_id', '=', 'users.id')
        .where('sanctions.scope', 'in', ['account', 'both'])
        .where('sanctions.lifted_at', 'is', null)
        .where('sanctions.starts_at', '<=', now)
        .where((either) => either.or([either('sanctions.ends_at', 'is', null), either('sanctions.ends_at', '>', now)])),
    ),
  )

/** Marked recordings of adult hosts who are in good standing and in no block with the asker (@rule PLUS-1, PLUS-12, PLUS-16). */
export const hotVideosFor = (db: Tx, asker: number, now: Instant, age: AgeAssurance) =>
  db
    .selectFrom('users')
    .innerJoin('previews', 'previews.user_id', 'users.id')
    .where('previews.recorded', '=', 1)
    .where('users.goddess', '=', 1)
    .where('users.deleted_at', 'is', null)
    .where('users.id', '<>', asker)
    .where(unbarred(asker))
    .where(age.adults)
    .where(notBanned(now))
