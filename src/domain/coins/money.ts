/** An amount of money: `minor` is a whole number of the smallest unit of `currency`, an ISO 4217 code. */
export interface Money {
  readonly minor: number
  readonly currency: string
}
