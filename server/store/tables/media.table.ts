import type { Generated } from 'kysely'

/** What a medium is for; its files are in the media store under its id. `proof`: shown to the operators with what somebody says. */
export type MediaKind = 'head' | 'background' | 'album' | 'chat' | 'proof'

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
  /** In pixels, of the largest size that is kept; only of pictures of messages. */
  width: number | null
  height: number | null
  /** To whom a picture of a message was sent; null before. */
  receiver_id: number | null
}

/** A picture of an album (PROF-21). */
export interface PhotosTable {
  id: Generated<number>
  media_id: string
  user_id: number
  order_num: number
}
