import * as E from 'fp-ts/Either'
import type { Instant } from '../../../src/domain/kernel/time'
import { dropMedia } from '../../media/media-rows'
import type { MediaStore } from '../../media/media-store.port'
import type { Store } from '../../store/store'

const AT_ONCE = 200

/** Drops the pictures of requests that were decided before `before`; what was decided stays. */
export const forgetProofs = (store: Store, media: MediaStore, before: Instant) =>
  store.work<never, void>(async (work) => {
    const old = await work.db
      .selectFrom('refund_requests')
      .select('proof_id')
      .where('proof_id', 'is not', null)
      .where('decided_at', '<', before)
      .limit(AT_ONCE)
      .execute()
    const ids = old.flatMap(({ proof_id }) => proof_id ?? [])
    if (ids.length === 0) return E.right(undefined)
    await work.db.updateTable('refund_requests').set({ proof_id: null }).where('proof_id', 'in', ids).execute()
    await dropMedia(work, media, ids)
    return E.right(undefined)
  })
