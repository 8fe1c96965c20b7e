/** A recorded video of somebody's profile; it is shown with the label 'Recorded'. @rule PLUS-1 */
export interface Video {
  readonly id: number
  readonly address: string
  /** A still of it, empty without one. */
  readonly poster: string
}
