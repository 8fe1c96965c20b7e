/** Requests from hot videos that cost nothing, a day in UTC, where the deployment says nothing else (@rule FRND-17). */
export const HOT_ADDS_A_DAY = 3

/** What the deployment takes for requests, and what it gives. */
export interface AddTerms {
  /** Coins (FRND-6). */
  readonly price: number
  readonly hotAddsADay: number
}

/** Coins of the next request; `usedToday` counts the free ones of the day, null for a request from anywhere but a hot video (@rule FRND-16). */
export const priceOfAdd = ({ hotAddsADay, price }: AddTerms, usedToday: number | null): number =>
  usedToday !== null && usedToday < hotAddsADay ? 0 : price

/** Free requests from hot videos that are left today (@rule FRND-16). */
export const hotAddsLeft = ({ hotAddsADay }: AddTerms, usedToday: number): number =>
  Math.max(0, hotAddsADay - usedToday)
