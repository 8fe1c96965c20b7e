import { action, computed, makeObservable, observable, override } from 'mobx'
import {
  type InstallBrowser,
  type InstallSituation,
  type InstallWay,
  installWay,
} from '../../domain/tasks/install-offer'
import type { InstallView } from './install.feature'
import { RewardModel } from './reward.model'

interface Here {
  readonly browser: InstallBrowser
  readonly installed: boolean
  readonly signedIn: () => boolean
}

/** Whether the product can be installed here, and what that brings. */
export class InstallModel extends RewardModel implements InstallView {
  private offered: boolean
  private asked = false
  private readonly here: Here

  constructor(here: Here, offered: boolean) {
    super()
    this.here = here
    this.offered = offered
    makeObservable<InstallModel, 'asked' | 'offered'>(this, {
      offered: observable,
      asked: observable,
      way: computed,
      popup: computed,
      setOffered: action,
      setAsked: action,
      forget: override,
    })
  }

  get browser(): InstallBrowser {
    return this.here.browser
  }

  get situation(): InstallSituation {
    const { browser, installed, signedIn } = this.here
    return { browser, installed, offered: this.offered, signedIn: signedIn() }
  }

  get way(): InstallWay {
    return installWay(this.situation)
  }

  get popup(): boolean {
    return this.asked && this.way !== 'none' && this.status === 'open'
  }

  setOffered(offered: boolean): void {
    this.offered = offered
  }

  setAsked(asked: boolean): void {
    this.asked = asked
  }

  override forget(): void {
    super.forget()
    this.asked = false
  }
}
