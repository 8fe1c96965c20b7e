import { action, makeObservable, observableRef } from 'mobx'
import type { Purchase } from '../../domain/coins/purchase'
import type { Loading } from '../kernel/loading'
import type { OrdersView, RefundView } from './orders.feature'

const emptyForm: RefundView = {
  address: { _tag: 'Unread' },
  code: 'none',
  resendAt: 0,
  proof: { _tag: 'None' },
  sending: false,
  problem: null,
}

/** Orders as they were read last, and the form of a refund as far as the gateway has to do with it. */
export class OrdersModel implements OrdersView {
  orders: readonly Purchase[] = []
  listing: Loading = 'idle'
  refund: RefundView = emptyForm
  /** How many forms there have been: what comes late is none of the form of now. */
  forms = 0

  constructor() {
    makeObservable(this, {
      orders: observableRef,
      listing: observableRef,
      refund: observableRef,
      setListing: action,
      setOrders: action,
      noteAsked: action,
      change: action,
      clearForm: action,
      forget: action,
    })
  }

  setListing(listing: Loading): void {
    this.listing = listing
  }

  setOrders(orders: readonly Purchase[]): void {
    this.orders = orders
    this.listing = 'loaded'
  }

  /** The gateway has taken the request for this order. */
  noteAsked(orderId: string): void {
    this.orders = this.orders.map((order) =>
      order.orderId === orderId ? { ...order, refund: 'open', refundable: false } : order,
    )
  }

  change(part: Partial<RefundView>): void {
    this.refund = { ...this.refund, ...part }
  }

  clearForm(): void {
    this.forms += 1
    this.refund = emptyForm
  }

  forget(): void {
    this.orders = []
    this.listing = 'idle'
    this.clearForm()
  }
}
