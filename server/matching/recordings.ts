import type { Instant } from '../../src/domain/kernel/time'
import type { RecordedVideoInfo } from '../../src/infrastructure/gateway/contract/video.codec'
import type { AgeAssurance } from '../account/age-assurance.port'
import type { PictureAddress } from '../profile/people'
import type { Tx } from '../store/database'
import { hostsOnShow } from './on-show'

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

/** Marked recordings of those hosts whom the asker may meet (@rule PLUS-1, PLUS-12, PLUS-16). */
export const hotVideosFor = (db: Tx, asker: number, now: Instant, age: AgeAssurance) =>
  hostsOnShow(db, { asker, now, age })
    .innerJoin('previews', 'previews.user_id', 'users.id')
    .where('previews.recorded', '=', 1)
