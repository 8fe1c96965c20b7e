import { buffer } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'
import { causeOf, VIDEO_REPORT_PLACE } from '../../src/domain/safety/report'
import { reportsCalls } from '../../src/infrastructure/gateway/contract/reports.calls'
import { answerPreparedFor, refuse, type Answered, type Refusal } from '../http/handler'
import { dropMedia, findMedium, mediaIdOf, newMediaId } from '../media/media-rows'
import type { MediaId, MediaStore } from '../media/media-store.port'
import type { Instant } from '../../src/domain/kernel/time'
import type { Store, Work } from '../store/store'
import type { Tx } from '../store/database'
import type { EvidenceDeps } from './evidence/evidence-deps'
import { sentOutOf } from './evidence/snapshot-rows'
import { fileReport, type ReportDeps } from './file-report'

const NO_PICTURE = refuse(40001, 'Unsupported image format')
const SIZE = 'large'

/** A picture that was uploaded (row 62) and sealed since; the upload goes when the report is stored. */
interface Sealed {
  readonly upload: MediaId
  readonly id: MediaId
}

/** An own upload that nothing uses yet. */
const isDraft = async (db: Tx, id: MediaId, userId: number): Promise<boolean> => {
  const medium = await findMedium(db, id)
  return medium?.owner_id === userId && medium.kind === 'proof' && medium.state === 'draft'
}

type VideoDeps = ReportDeps & { readonly evidence: EvidenceDeps; readonly media: MediaStore }

/** Seals a picture of the other side before the unit of work: from then on only operators see it. Null: none was sent. */
const sealUpload = async (
  { evidence: { evidence, random }, media }: VideoDeps,
  read: Store['read'],
  { address, now, userId }: { readonly address: string; readonly userId: number; readonly now: Instant },
): Promise<E.Either<Refusal, Sealed | null>> => {
  if (address === '') return E.right(null)
  const upload = mediaIdOf(address)
  const own = upload !== undefined && (await read((db) => isDraft(db, upload, userId)))
  const file = own ? await media.open(upload, SIZE) : undefined
  if (upload === undefined || file === undefined) return E.left(NO_PICTURE)
  const id = newMediaId(random)
  await evidence.keep(id, await buffer(file.stream), now)
  return E.right({ upload, id })
}

/** The sealed picture belongs to the call of the report; without a call, or beyond what one side may send of it, it is dropped. */
const keepSealed = async (
  work: Work,
  { evidence: { snapshots }, media }: VideoDeps,
  { id, upload }: Sealed,
  {
    about,
    by,
    now,
    room,
  }: { readonly about: number; readonly by: number; readonly now: Instant; readonly room?: string },
): Promise<void> => {
  await dropMedia(work, media, [upload])
  if (room === undefined || (await sentOutOf(work.db, room, by)) >= snapshots.mostPerCall) return
  await work.db
    .insertInto('snapshots')
    .values({ id, room_num: room, user_id: about, sender_id: by, made_at: now })
    .execute()
}

/**
 * Row 60: a report with the picture of the moment in a call. While one of that cause waits it is the same one, which gets the picture.
 *
 * @rule SAFE-9 CALL-50
 */
export const makeVideoReport = (deps: VideoDeps): Answered =>
  answerPreparedFor(
    reportsCalls.reportVideo,
    async ({ now, params, session: { userId } }, read) => {
      const known = causeOf(params.report_cause) !== undefined && params.report_location === VIDEO_REPORT_PLACE
      return known ? sealUpload(deps, read, { address: params.report_img, userId, now }) : E.left(refuse(400))
    },
    async ({ now, params, session: { userId } }, work, sealed) => {
      if (E.isLeft(sealed)) return sealed
      const wanted = { by: userId, about: params.reported_u_id, cause: params.report_cause, now }
      const filed = await fileReport(work, deps, wanted)
      if (E.isLeft(filed)) return filed
      const { id, room } = filed.right
      if (sealed.right !== null) {
        if (!(await isDraft(work.db, sealed.right.upload, userId))) return E.left(NO_PICTURE)
        await keepSealed(work, deps, sealed.right, { ...wanted, ...(room === undefined ? {} : { room }) })
      }
      return E.right({ report_id: id })
    },
  )
