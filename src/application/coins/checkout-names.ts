import { storedKeys } from '../kernel/stored-keys'

/** Local storage: what is typed into an unfinished payment form (COIN-37, DATA-17). */
export const PAYMENT_FORM_KEY = storedKeys.paymentForm.name

/** Local storage: the orders of a person that may still be paid begin with this; the rest names the choice. */
export const tracePrefix = (user: number): string => `visavis-order|${user}|`

/** Session storage: the purchase of this tab, for a reload. */
export const CHECKOUT_KEY = 'visavis-checkout'

/** Local storage: where the person went to the shop from, a path below the base (COIN-34, SHELL-51). */
export const SHOP_FROM_KEY = storedKeys.shopFrom.name
