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

  constructor() {
    makeObservable(this, {
      orders: observableRef,
      listing: observableRef,
      refund: observableRef,
      setListing: action,
      setOrders: action,
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

  change(part: Partial<RefundView>): void {
    this.refund = { ...this.refund, ...part }
  }

  clearForm(): void {
    this.refund = emptyForm
  }

  forget(): void {
    this.orders = []
    this.listing = 'idle'
    this.clearForm()
  }
}
