import { action, makeObservable, observable, observableRef } from 'mobx'
import type { PushChoices } from '../../domain/tasks/push-choices'
import type { PushPermission } from '../../domain/tasks/push-offer'
import type { PushView } from './push.feature'

/** How pushes to this device stand. */
export class PushModel implements PushView {
  permission: PushPermission
  wanted: boolean
  opened: string | null = null
  choices: PushChoices | null = null

  constructor(permission: PushPermission, wanted: boolean) {
    this.permission = permission
    this.wanted = wanted
    makeObservable(this, {
      permission: observable,
      wanted: observable,
      opened: observable,
      choices: observableRef,
      setPermission: action,
      setWanted: action,
      setOpened: action,
      setChoices: action,
    })
  }

  setPermission(permission: PushPermission): void {
    this.permission = permission
  }

  setWanted(wanted: boolean): void {
    this.wanted = wanted
  }

  setOpened(address: string | null): void {
    this.opened = address
  }

  setChoices(choices: PushChoices | null): void {
    this.choices = choices
  }
}
