/** An amount in whole units of a currency (ISO 4217); for display only, nothing is charged by it. */
export interface Money {
  readonly amount: number
  readonly currency: string
}
