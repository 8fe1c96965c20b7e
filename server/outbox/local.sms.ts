import type { Channel } from '../../src/domain/account/phone-standing'
import { keepForPage } from './local-outbox'
import type { Sms } from './sms.port'

const names: Readonly<Record<Channel, string>> = { sms: 'SMS', whatsapp: 'Message' }

/** The stand-in of local mode: messages become rows of the outbox page, beside the mails. */
export const localSms: Sms = {
  channels: ['sms', 'whatsapp'],
  hindrance: () => null,
  send: (work, { channel, code, kind, text, to }, now) =>
    keepForPage(work, { kind, to_address: to, subject: names[channel], body: text, code, link: '', at: now }),
}
