import type { FastifyInstance } from 'fastify'
import type { OpenBus } from './bus/bus.port'
import { inProcessBus } from './bus/in-process.bus'
import { natsBus } from './bus/nats.bus'
import { libreTranslate } from './chat/libre-translate.translator'
import { noTranslator } from './chat/no.translator'
import type { Translator } from './chat/translator.port'
import type { Clock } from './clock'
import type { Config } from './config'
import { localMailer } from './outbox/local.mailer'
import { localSms } from './outbox/local.sms'
import type { Mailer } from './outbox/mailer.port'
import { firebaseSender } from './push/firebase/firebase.sender'
import type { PushSender } from './push/push-sender.port'
import type { VapidKeys } from './push/webpush/vapid-keys'
import { webPushSender } from './push/webpush/webpush.sender'
import { noSms } from './outbox/no.sms'
import type { Sms } from './outbox/sms.port'
import { smtpMailer } from './outbox/smtp.mailer'
import { twilioSms } from './outbox/twilio/twilio.sms'

export type Report = (defect: unknown) => void

const noMail: Mailer = { sends: false, send: () => Promise.resolve() }

/** How mails go out, by configuration. */
export const mailerOf = ({ mail }: Config, report: Report): Mailer => {
  if (mail.kind === 'outbox') return localMailer
  if (mail.kind === 'off') return noMail
  return smtpMailer({ url: mail.url, from: mail.from, report: (problem) => report(new Error(`mail: ${problem}`)) })
}

/** How short messages go out. */
export const smsOf = ({ settings, sms }: Config, clock: Clock, report: Report): Sms => {
  if (sms.kind === 'outbox') return localSms
  if (sms.kind === 'off') return noSms
  const tell = (problem: string): void => report(new Error(`text: ${problem}`))
  return twilioSms({ account: sms.account, clock, settings: settings.texts, report: tell })
}

/** How processes wake each other. */
export const busOf = ({ appId, natsUrl }: Config, clock: Clock, { log }: FastifyInstance, report: Report): OpenBus =>
  natsUrl === null
    ? inProcessBus(report)
    : natsBus({ url: natsUrl, deployment: appId, clock, report, tell: (sentence) => log.warn(sentence) })

/** Who translates messages. */
export const translatorOf = (
  { settings: { translation }, translate }: Config,
  clock: Clock,
  report: Report,
): Translator => {
  if (translate === null) return noTranslator
  const tell = (problem: string): void => report(new Error(`translation: ${problem}`))
  return libreTranslate({ service: translate, clock, settings: translation, report: tell })
}

/** Reports what was not taken; never its content or its receiver. */
const reporting = (sender: PushSender, report: Report): PushSender => ({
  ...sender,
  send: async (target, push) => {
    const sent = await sender.send(target, push)
    if (sent._tag === 'Refused' || sent._tag === 'Later') report(new Error(`push: ${sent.problem}`))
    return sent
  },
})

/** How pushes go out; null: they do not. */
export const pushSenderOf = (
  {
    push,
    settings: {
      push: { timeoutMs },
    },
  }: Config,
  clock: Clock,
  keys: VapidKeys,
  report: Report,
): PushSender | null => {
  switch (push.kind) {
    case 'off':
      return null
    case 'webpush':
      return reporting(webPushSender({ clock, keys, contact: push.contact, places: push, timeoutMs }), report)
    case 'firebase':
      return reporting(firebaseSender({ account: push.account, api: push.api, clock, timeoutMs }), report)
  }
}
