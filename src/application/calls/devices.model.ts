import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { action, computed, makeObservable, observableRef } from 'mobx'
import { nextDevice, type DeviceChoice, type DeviceInfo, type DeviceKind } from '../../domain/calls/device'
import type { DeviceProblem, Picture } from './devices.port'

/** A device that went away while it was in use; `instead` is empty when nothing could take its place. */
export interface LostDevice {
  readonly kind: DeviceKind
  readonly instead: O.Option<string>
}

export interface DevicesView {
  readonly all: readonly DeviceInfo[]
  readonly using: DeviceChoice
  /** What the camera in use sees is not the person's mirror picture. */
  readonly facesAway: boolean
  /** There is another camera to go over to. */
  readonly manyCameras: boolean
  /** `none`: this platform or camera has no background blur. */
  readonly blur: 'none' | 'off' | 'on'
  /** The own picture, while camera and microphone are open. */
  readonly picture: O.Option<Picture>
  readonly check: 'closed' | 'opening' | 'open' | DeviceProblem
  /** The own picture before a match. */
  readonly preview: 'closed' | 'opening' | 'open' | DeviceProblem
  /** Why the last change did not come about. */
  readonly problem: DeviceProblem | null
  readonly lost: LostDevice | null
  /** The platform plays nobody's sound before a gesture: to be run in one. */
  readonly hear: IO<void> | null
  /** The person has read before why that is (@rule DATA-13). */
  readonly hearKnown: boolean
}

/** The cameras, microphones and speakers of this machine, and which are in use. */
export class DevicesModel implements DevicesView {
  all: readonly DeviceInfo[] = []
  using: DeviceChoice = {}
  facesAway = false
  blur: DevicesView['blur'] = 'none'
  picture: O.Option<Picture> = O.none
  check: DevicesView['check'] = 'closed'
  preview: DevicesView['preview'] = 'closed'
  problem: DeviceProblem | null = null
  lost: LostDevice | null = null
  hear: IO<void> | null = null
  hearKnown = false

  constructor() {
    makeObservable(this, {
      all: observableRef,
      using: observableRef,
      facesAway: observableRef,
      blur: observableRef,
      picture: observableRef,
      check: observableRef,
      preview: observableRef,
      problem: observableRef,
      lost: observableRef,
      hear: observableRef,
      hearKnown: observableRef,
      manyCameras: computed,
      change: action,
    })
  }

  get manyCameras(): boolean {
    return nextDevice(this.all, 'camera', this.using.camera) !== undefined
  }

  change(changes: Partial<Omit<DevicesView, 'manyCameras'>>): void {
    Object.assign(this, changes)
  }
}
