import { action, computed, makeObservable, observableRef } from 'mobx'
import { idle, step, type Checkout, type CheckoutEvent } from '../../domain/coins/checkout'
import type { FieldValues } from '../../domain/coins/handover'
import type { FieldFault, PaymentField } from '../../domain/coins/payment-form'
import { reading, resultStep, type PaymentResult, type ResultEvent } from '../../domain/coins/payment-result'
import type { SavedCard } from '../../domain/coins/saved-card'
import type { PaymentMethod } from './checkout-gateway.port'
import type { CheckoutView, Listed } from './checkout.feature'

const unread: Listed<never> = { list: [], listing: 'idle' }

/** The purchase of this tab, what is asked for it, and how an order stands. */
export class CheckoutModel implements CheckoutView {
  checkout: Checkout = idle
  methods: Listed<PaymentMethod> = unread
  fields: Listed<PaymentField> = unread
  typed: FieldValues = {}
  faults: Readonly<Record<string, FieldFault>> = {}
  result: PaymentResult = reading
  followed: string | null = null
  /** It is being asked whether an order from before a reload goes on. */
  finding = false
  cards: Listed<SavedCard> = unread
  deleting: SavedCard | null = null

  constructor() {
    makeObservable(this, {
      checkout: observableRef,
      finding: observableRef,
      methods: observableRef,
      fields: observableRef,
      typed: observableRef,
      faults: observableRef,
      result: observableRef,
      cards: observableRef,
      deleting: observableRef,
      busy: computed,
      apply: action,
      restore: action,
      setFinding: action,
      setMethods: action,
      setFields: action,
      setTyped: action,
      setFaults: action,
      ask: action,
      hear: action,
      setCards: action,
      setDeleting: action,
      forget: action,
    })
  }

  get busy(): boolean {
    return this.finding || this.checkout._tag === 'Placing'
  }

  apply(event: CheckoutEvent): void {
    const before = this.checkout
    this.checkout = step(before, event)
    if (this.checkout === before) return
    this.faults = {}
    if (event._tag === 'Chosen') this.methods = unread
    if (event._tag === 'Chosen' || event._tag === 'MethodChosen') this.fields = unread
  }

  /** What was begun before a reload. */
  restore(checkout: Checkout): void {
    this.checkout = checkout
  }

  setFinding(finding: boolean): void {
    this.finding = finding
  }

  setMethods(methods: Listed<PaymentMethod>): void {
    this.methods = methods
  }

  setFields(fields: Listed<PaymentField>): void {
    this.fields = fields
  }

  setTyped(typed: FieldValues): void {
    this.typed = typed
  }

  setFaults(faults: Readonly<Record<string, FieldFault>>): void {
    this.faults = faults
  }

  /** From now on `result` is that of this order. */
  ask(orderId: string): void {
    this.result = this.followed === orderId ? resultStep(this.result, { _tag: 'Restarted' }) : reading
    this.followed = orderId
  }

  /** News of the order that is asked about; of another one nothing is heard. */
  hear(orderId: string, event: ResultEvent): void {
    if (this.followed === orderId) this.result = resultStep(this.result, event)
  }

  setCards(cards: Listed<SavedCard>): void {
    this.cards = cards
  }

  setDeleting(card: SavedCard | null): void {
    this.deleting = card
  }

  /** The session is over: nothing is known any more. */
  forget(): void {
    this.checkout = idle
    this.methods = unread
    this.fields = unread
    this.typed = {}
    this.faults = {}
    this.result = reading
    this.followed = null
    this.cards = unread
    this.deleting = null
  }
}
