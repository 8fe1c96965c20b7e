/** The other person of a room. */
export interface RoomPeer {
  readonly id: number
  /** Media between the two go through the relay alone, so that neither learns the other's address. */
  readonly relayOnly: boolean
  /** It rings at the other side, who has agreed to nothing yet. */
  readonly rings: boolean
}

/** A room action to one person; `text` is the body of a `room` frame, as it was published. */
export interface RoomNews {
  readonly to: number
  readonly text: string
}

/** What the socket must know of live rooms; the calls feature answers. */
export interface Rooms {
  /** The other person of a live room in which `userId` takes part, or of one that `userId` lets ring; null when there is no such room. */
  readonly peerOf: (roomNum: string, userId: number) => Promise<RoomPeer | null>
  /** Room actions to these people that are younger than 30 s, in order (CALL-57). */
  readonly recentActions: (userIds: readonly number[]) => Promise<readonly RoomNews[]>
}
