import { action, makeAutoObservable, observable } from 'mobx'
import type { NoticesView } from './notices.feature'

type Agreement = 'none' | 'due' | 'agreeing' | 'failed'

/** Which notices are due to whoever is signed in. */
export class NoticesModel implements NoticesView {
  cookies = false
  private agreement: Agreement = 'none'

  constructor() {
    makeAutoObservable<NoticesModel, 'agreement'>(this, {
      cookies: observable,
      agreement: observable,
      askCookies: action,
      setAgreement: action,
      forget: action,
    })
  }

  get privacy(): boolean {
    return this.agreement !== 'none'
  }

  get agreeing(): boolean {
    return this.agreement === 'agreeing'
  }

  get failed(): boolean {
    return this.agreement === 'failed'
  }

  askCookies(due: boolean): void {
    this.cookies = due
  }

  setAgreement(agreement: Agreement): void {
    this.agreement = agreement
  }

  forget(): void {
    this.cookies = false
    this.agreement = 'none'
  }
}
