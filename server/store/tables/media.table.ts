import type { Generated } from 'kysely'

/** What a medium is for; its files are in the media store under its id. */
export type MediaKind = 'head' | 'background' | 'album'

/** `draft`: uploaded and not yet made use of. */
export type MediaState = 'draft' | 'reviewing' | 'approved' | 'refused'

export interface MediaTable {
  id: string
  owner_id: number
  kind: MediaKind
  state: MediaState
  /** Why the operator refused it. */
  reason: Generated<string>
  made_at: number
  decided_at: number | null
}

/** A picture of an album (PROF-21). */
export interface PhotosTable {
  id: Generated<number>
  media_id: string
  user_id: number
  order_num: number
}
