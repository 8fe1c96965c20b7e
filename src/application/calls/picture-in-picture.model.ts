import { action, makeObservable, observable } from 'mobx'

/** Whether the call shows in a window of its own, and whether it could. */
export class PictureInPictureModel {
  readonly available: boolean
  open = false

  constructor(available: boolean) {
    this.available = available
    makeObservable(this, { open: observable, setOpen: action })
  }

  setOpen(open: boolean): void {
    this.open = open
  }
}
