/** State of one direction of one medium, as a lease reports it (@rule PLUS-8). */
export interface MediaReport {
  /** `off` by choice, `limited` because the network is poor. */
  readonly out: 'on' | 'off' | 'limited'
  /** `lost`: nothing was decoded for 3 s although the other side sends. */
  readonly in: 'flowing' | 'lost'
}

export interface MediaState {
  readonly sound: MediaReport
  readonly picture: MediaReport
}
