import type { Gender } from '../kernel/person'

export interface PriceQuestion {
  readonly gender: Gender
  readonly coins: number
  /** Coins a minute. */
  readonly price: number
  /** Coins that a man needs, whatever the price (`callFloorMale`, 80 unless the deployment says otherwise). */
  readonly floorMale: number
}

/** Coins that are needed to call: the floor for men, the price for everybody else (@rule CALL-14, CALL-15). */
export const coinsNeeded = ({ gender, price, floorMale }: Omit<PriceQuestion, 'coins'>): number =>
  gender === 'male' ? floorMale : price

/** Whether somebody may call; who may not is led to the shop. @rule CALL-13 */
export const canAfford = (question: PriceQuestion): boolean => question.coins >= coinsNeeded(question)

/** Minutes that a balance lasts; a price of 0 has no end. */
export const minutesLeft = (coins: number, price: number): number =>
  price <= 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(coins / price))
