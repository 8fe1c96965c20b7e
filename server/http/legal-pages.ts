import { DAY } from '../../src/domain/kernel/time'
import type { Config } from '../config'

/** What a deployment says of itself in terms, privacy policy and cookies. */
export interface LegalFacts {
  /** Texts and figures for `{{name}}`. */
  readonly fields: Readonly<Record<string, string | number>>
  /** What is true here; parts for anything else are left out. */
  readonly holds: ReadonlySet<string>
}

const days = (ms: number): number => Math.ceil(ms / DAY)

const figures = ({ settings }: Config) => ({
  cookieDays: days(settings.session.cookieMs),
  deliveryDays: days(settings.inbox.keepMs),
  disputeDays: days(settings.calls.disputeMs),
  graceDays: days(settings.safety.deletionGraceMs),
  logDays: days(settings.safety.logKeepMs),
  mostPictureDays: days(settings.snapshots.mostMs),
  pictureDays: days(settings.snapshots.keepMs),
  reportDays: days(settings.safety.reportKeepMs),
  reportedPictureDays: days(settings.snapshots.reportedKeepMs),
  usageDays: days(settings.usage.keepMs),
})

const conditions = (config: Config): Readonly<Record<string, boolean>> => {
  const { callServices, payments, push, settings, sms, social, translate, turn } = config
  const sells = Object.keys(payments.adapters).length > 0
  const pictures = settings.snapshots.perCall > 0
  return {
    agora: callServices.agora !== null,
    direct: callServices.rtc === 'webrtc' && turn === null,
    firebase: push.kind === 'firebase',
    noPayments: !sells,
    noPictures: !pictures,
    payments: sells,
    pictures,
    relay: callServices.rtc === 'webrtc' && turn !== null,
    sms: sms.kind === 'twilio',
    social: Object.values(social).some(({ kind }) => kind !== 'off'),
    translation: translate !== null,
    webpush: push.kind === 'webpush',
  }
}

export const legalFacts = (config: Config): LegalFacts => {
  const { address, email, name } = config.operator
  const all = conditions(config)
  return {
    fields: { ...figures(config), operatorAddress: address, operatorEmail: email, operatorName: name },
    holds: new Set(Object.keys(all).filter((condition) => all[condition])),
  }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const languageOf = (html: string): string => /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'en'

const shown = (name: string, value: string | number, language: string): string => {
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value)
  const text = escape(value)
  return name === 'operatorEmail' ? `<a href="mailto:${text}"><bdi>${text}</bdi></a>` : `<bdi>${text}</bdi>`
}

const keepTrue = (html: string, tags: string, holds: ReadonlySet<string>): string =>
  html.replaceAll(
    new RegExp(`<(${tags}) data-if="(\\w+)">(.*?)</\\1>`, 'gs'),
    (_, tag: string, condition: string, inside: string) => (holds.has(condition) ? `<${tag}>${inside}</${tag}>` : ''),
  )

/** Puts the facts into a page of the build: parts that are not true here go, names and figures stand in their places. */
export const fillLegal = (html: string, { fields, holds }: LegalFacts): string => {
  const language = languageOf(html)
  return keepTrue(keepTrue(html, 'ul|p', holds), 'li', holds).replaceAll(/{{(\w+)}}/g, (whole, name: string) => {
    const value = fields[name]
    return value === undefined ? whole : shown(name, value, language)
  })
}
