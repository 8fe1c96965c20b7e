import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type * as t from 'io-ts'
import type { PaymentWindow } from '../../application/coins/payment-window.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import type { FrameMessage } from '../../domain/coins/frame-message'
import { localeHints } from '../../domain/kernel/language'
import { paymentFrameMessage } from '../gateway/contract/payment-frame.codec'
import { leaveBy } from './leave-page'

type Said = t.TypeOf<typeof paymentFrameMessage>

interface Deps {
  readonly config: Pick<RuntimeConfig, 'basePath' | 'paymentOrigins'>
  readonly journal: Journal
  readonly here?: Window
}

/** Where the product lies, with the hint of language that this visit goes under (SHELL-37). */
const placeOf = (basePath: string, pathname: string): string => {
  const base = basePath.replace(/\/+$/, '')
  const first = pathname.slice(base.length).split('/')[1] ?? ''
  return Object.hasOwn(localeHints, first) ? `${base}/${first}` : base
}

const leadsTo = (address: string, origins: readonly string[]): boolean =>
  pipe(
    O.tryCatch(() => new URL(address).origin),
    O.exists((origin) => origins.includes(origin)),
  )

/** None: it would lead the person or what they entered to a place that is not allowed (@rule COIN-41). */
const toMessage = (said: Said, allowed: readonly string[], own: string): O.Option<FrameMessage> => {
  switch (said.type) {
    case 'paySuccess':
      return O.some({ _tag: 'PaySuccess' })
    case 'closeIframePop':
      return O.some({ _tag: 'CloseFrame' })
    case 'parentHref':
      return leadsTo(said.href, [...allowed, own]) ? O.some({ _tag: 'ParentHref', url: said.href }) : O.none
    case 'postMessageForm':
      return leadsTo(said.action, allowed)
        ? O.some({ _tag: 'SubmitForm', action: said.action, fields: said.fields })
        : O.none
  }
}

/** A form that is nowhere in sight; the page is left with it. */
const submitForm = (document: Document, action: string, fields: Readonly<Record<string, string>>): void => {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  Object.entries(fields).forEach(([name, value]) => {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  })
  document.body.append(form)
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}

/** The window of a browser's tab; providers' frames are heard from the origins of the configuration alone. */
export const makeBrowserPaymentWindow = ({ config, here = window, journal }: Deps): PaymentWindow => {
  const { basePath, paymentOrigins } = config
  const heard = (event: MessageEvent): O.Option<FrameMessage> =>
    pipe(
      paymentFrameMessage.decode(event.data),
      E.match(
        () => O.none,
        (said) => toMessage(said, paymentOrigins, here.location.origin),
      ),
    )
  return {
    returnUrl: () => `${here.location.origin}${placeOf(basePath, here.location.pathname)}/payRes`,
    go: (url) => () => leaveBy(here)(() => here.location.assign(url)),
    submit: (action, fields) => () => leaveBy(here)(() => submitForm(here.document, action, fields)),
    hear: (frame, run) => {
      const listen = (event: MessageEvent): void => {
        if (frame === null || frame === undefined || event.source !== frame) return
        const message = paymentOrigins.includes(event.origin) ? heard(event) : O.none
        if (O.isSome(message)) run(message.value)
        else journal.dropped('message of a payment frame', event.origin)
      }
      here.addEventListener('message', listen)
      return () => here.removeEventListener('message', listen)
    },
  }
}
