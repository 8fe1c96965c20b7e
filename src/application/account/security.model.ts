import { action, computed, makeObservable, observableRef } from 'mobx'
import { linkStep, noLinkFlow, type LinkEvent, type LinkFlow, type LinkKind } from '../../domain/account/link-step'
import { passwordFor, provedBy } from '../../domain/account/linking'
import type { Loading } from '../kernel/loading'
import type { Identifiers, SignedInDevice } from './security-gateway.port'
import type { SecurityView } from './security.feature'

const nothingLinked: Identifiers = { email: null, phone: null }

/** What the person signs in by and where, as far as it was read. */
export class SecurityModel implements SecurityView {
  listing: Loading = 'idle'
  identifiers: Identifiers = nothingLinked
  devices: readonly SignedInDevice[] = []
  linking: LinkFlow = noLinkFlow

  constructor() {
    makeObservable(this, {
      listing: observableRef,
      identifiers: observableRef,
      devices: observableRef,
      linking: observableRef,
      asksPassword: computed,
      passwordFor: computed,
      setListing: action,
      set: action,
      dropDevice: action,
      apply: action,
      forget: action,
    })
  }

  get asksPassword(): LinkKind | null {
    return provedBy(this.hasPassword)
  }

  get passwordFor(): Readonly<Record<LinkKind, LinkKind | null>> {
    return { email: passwordFor('email', this.hasPassword), phone: passwordFor('phone', this.hasPassword) }
  }

  private get hasPassword(): Readonly<Record<LinkKind, boolean>> {
    const { email, phone } = this.identifiers
    return { email: email?.hasPassword === true, phone: phone?.hasPassword === true }
  }

  setListing(listing: Loading): void {
    this.listing = listing
  }

  set(identifiers: Identifiers, devices: readonly SignedInDevice[]): void {
    this.identifiers = identifiers
    this.devices = devices
    this.listing = 'loaded'
  }

  dropDevice(id: string): void {
    this.devices = this.devices.filter((device) => device.id !== id)
  }

  /** Answers with the flow of now. */
  apply(event: LinkEvent): LinkFlow {
    this.linking = linkStep(this.linking, event)
    return this.linking
  }

  forget(): void {
    this.listing = 'idle'
    this.identifiers = nothingLinked
    this.devices = []
    this.linking = noLinkFlow
  }
}
