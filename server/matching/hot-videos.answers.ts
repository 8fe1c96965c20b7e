import * as E from 'fp-ts/Either'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { matchingCalls } from '../../src/infrastructure/gateway/contract/matching.calls'
import type { AgeAssurance } from '../account/age-assurance.port'
import { pageAsked, pagesOf } from '../friends/paging'
import { answer, refuse, type Answered } from '../http/handler'
import { nobody, reachable, type UserRow } from '../profile/people'
import { type PeopleView, seenBy } from '../profile/people-info'
import type { Random } from '../random'
import type { Tx } from '../store/database'
import { hotVideosFor, recordingsOf, toRecordedVideo } from './recordings'

const NO_STATEMENT = refuse(10031)
const A_PAGE = 10

export interface HotVideosDeps extends PeopleView {
  readonly age: AgeAssurance
  readonly random: Random
}

type Hot = UserRow & { readonly path: string }

const toHotVideos = async (db: Tx, asker: number, rows: readonly Hot[], now: number, deps: HotVideosDeps) => {
  const people = await seenBy(db, asker, rows, now, deps)
  return people.flatMap((user, at) => {
    const path = rows[at]?.path
    return path === undefined ? [] : [{ ...toRecordedVideo(user.id, path, deps.pictureAt), user }]
  })
}

type Hottest = ReturnType<typeof hotVideosFor>

const countOf = async (hot: Hottest): Promise<number> => {
  const { count } = await hot.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

const rowsOf = (hot: Hottest, limit: number, offset: number): Promise<Hot[]> =>
  hot
    .selectAll('users')
    .select('previews.path')
    .orderBy('previews.added_at', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .offset(offset)
    .execute()

/** Row 35: recordings of hosts, the newest first (@rule MTCH-5, PLUS-1). */
const hotList = (deps: HotVideosDeps): Answered =>
  answer(matchingCalls.hotList, async ({ params, session: { userId }, now }, { db }) => {
    if (!(await deps.age.assured(db, userId))) return E.left(NO_STATEMENT)
    const hot = hotVideosFor(db, userId, now, deps.age)
    const asked = pageAsked(params.pageNo ?? 1, A_PAGE, A_PAGE)
    const rows = await rowsOf(hot, asked.size, asked.offset)
    const pages = pagesOf(await countOf(hot), asked)
    return E.right({ pageNo: asked.pageNo, pages, list: await toHotVideos(db, userId, rows, now, deps) })
  })

/** Row 34: one of them, by chance; none where there is none (@rule MTCH-28). */
const takeVideo = (deps: HotVideosDeps): Answered =>
  answer(matchingCalls.takeVideo, async ({ session: { userId }, now }, { db }) => {
    if (!(await deps.age.assured(db, userId))) return E.left(NO_STATEMENT)
    const hot = hotVideosFor(db, userId, now, deps.age)
    const count = await countOf(hot)
    if (count === 0) return E.right({})
    const rows = await rowsOf(hot, 1, deps.random.bytes(4).readUInt32BE() % count)
    const [video] = await toHotVideos(db, userId, rows, now, deps)
    return E.right(video === undefined ? {} : { video })
  })

/** Row 52: the recordings of one host, whom the asker may know of. */
const getVideos = ({ pictureAt }: HotVideosDeps): Answered =>
  answer(friendsCalls.getVideos, async ({ params, session }, { db }) => {
    const host = await reachable(db, session.userId, params.f_u_id)
    if (host === undefined) return E.left(nobody)
    const path = host.goddess === 1 ? (await recordingsOf(db, [host.id])).get(host.id) : undefined
    return E.right({ list: path === undefined ? [] : [{ ...toRecordedVideo(host.id, path, pictureAt), id: host.id }] })
  })

/** Rows 34, 35 and 52. */
export const makeHotVideosAnswers = (deps: HotVideosDeps): readonly Answered[] => [
  hotList(deps),
  takeVideo(deps),
  getVideos(deps),
]
