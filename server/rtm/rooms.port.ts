/** The other person of a room. */
export interface RoomPeer {
  readonly id: number
  /** Media between the two go through the relay alone, so that neither learns the other's address. */
  readonly relayOnly: boolean
}

/** What the socket must know of live rooms; the calls feature answers. */
export interface Rooms {
  /** The other person of a live room in which `userId` takes part; null when there is no such room. */
  readonly peerOf: (roomNum: string, userId: number) => Promise<RoomPeer | null>
  /** Room actions to `userId` that are younger than 30 s, in order, as bodies of `room` frames (CALL-57). */
  readonly recentActions: (userId: number) => Promise<readonly unknown[]>
}
