/** Where a push goes: an endpoint with the keys of its browser, or a vendor's token, which has none. */
export interface PushTarget {
  readonly address: string
  /** base64url. */
  readonly publicKey: string
  readonly secret: string
}

/** A push as it is handed over. */
export interface OutgoingPush {
  /** JSON. */
  readonly text: string
  /** So long the push service keeps it for a device that it cannot reach, in seconds. */
  readonly ttl: number
  readonly urgency: 'normal' | 'high'
  /** Of two that wait under the same topic only the later one arrives; at most 32 letters of base64url. */
  readonly topic: string
}

/** `Gone`: the device takes no pushes any more. `Refused`: this push never will be taken. `Later`: try again, at the earliest after `afterMs`. */
export type Sent =
  | { readonly _tag: 'Taken' }
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'Refused'; readonly problem: string }
  | { readonly _tag: 'Later'; readonly afterMs: number; readonly problem: string }

/** Hands pushes to whatever service brings them to devices. */
export interface PushSender {
  /** The target that a token of row 89 means; null: not one that this deployment sends to. */
  readonly targetOf: (token: string) => PushTarget | null
  /** Whether only the device can read the text; else no words of people go into it. */
  readonly sealed: boolean
  /** Never rejects, and never takes longer than its limit. */
  readonly send: (target: PushTarget, push: OutgoingPush) => Promise<Sent>
}
