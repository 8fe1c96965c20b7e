import type { Task } from 'fp-ts/Task'
import type { Choice } from '../../domain/coins/choice'

export interface CheckoutFeature {
  /**
   * Begins the payment of a choice: asks for a bank, a method or fields first where the provider wants them, else places the
   * order and hands over to the provider. While an order is being placed a second press does nothing. What becomes of it is in
   * the view.
   */
  readonly pay: (choice: Choice) => Task<void>
}
