/** What one person has noted about another. */
export interface Side {
  readonly pinned: boolean
  readonly remark: string
  readonly remind: boolean
}

export const noSide: Side = { pinned: false, remark: '', remind: false }
