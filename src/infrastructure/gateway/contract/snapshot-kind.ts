/** Whom a picture of row 13 shows, as its `v_type` (ours): who sends it, or the other side at the moment of a report. */
export const snapshotKinds = { self: 1, peer: 2 } as const
