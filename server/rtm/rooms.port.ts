/** What the socket must know of live rooms; the calls feature answers. */
export interface Rooms {
  /** The other person of a live room in which `userId` takes part; null when there is no such room. */
  readonly peerOf: (roomNum: string, userId: number) => Promise<number | null>
  /** Room actions to `userId` that are younger than 30 s, in order, as bodies of `room` frames (CALL-57). */
  readonly recentActions: (userId: number) => Promise<readonly unknown[]>
}
