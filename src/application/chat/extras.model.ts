import { action, makeObservable, observable, observableRef } from 'mobx'
import type { SendFailure, StoredMessage } from '../../domain/chat/delivery'
import { quotaEnd, quotaRefusal } from '../../domain/chat/quota'
import type { LocalTranslations } from '../../domain/chat/showing'
import type { ShownTranslation } from '../../domain/chat/translation'
import type { MessageUuid } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'

/** What lasts as long as the page, beside what is stored: uploads on their way, translations made here, the quota's word. */
export class ExtrasModel {
  quotaUntil: Instant | null = null
  translations: LocalTranslations = new Map()
  private readonly uploads = observable.map<MessageUuid, number>(undefined, { deep: false })

  constructor() {
    makeObservable(this, {
      quotaUntil: observableRef,
      translations: observableRef,
      end: action,
      noticeQuota: action,
      noticeRefusal: action,
      setQuota: action,
      setTranslation: action,
      setUploaded: action,
    })
  }

  end(): void {
    this.quotaUntil = null
    this.translations = new Map()
    this.uploads.clear()
  }

  uploaded(uuid: MessageUuid): number | undefined {
    return this.uploads.get(uuid)
  }

  /** A message was refused; for the quota that is said wherever one is (CHAT-76). */
  noticeRefusal(why: SendFailure): void {
    this.quotaUntil = quotaEnd(why) ?? this.quotaUntil
  }

  /** What was loaded may say that a message which waited was refused for the quota (CHAT-76). */
  noticeQuota(before: readonly StoredMessage[], after: readonly StoredMessage[]): void {
    this.quotaUntil = quotaRefusal(before, after) ?? this.quotaUntil
  }

  setQuota(until: Instant | null): void {
    this.quotaUntil = until
  }

  setTranslation(uuid: MessageUuid, translation: ShownTranslation): void {
    this.translations = new Map([...this.translations, [uuid, translation]])
  }

  /** Percent of a picture that has been sent; null: it is not on its way. */
  setUploaded(uuid: MessageUuid, percent: number | null): void {
    if (percent === null) this.uploads.delete(uuid)
    else this.uploads.set(uuid, percent)
  }
}
