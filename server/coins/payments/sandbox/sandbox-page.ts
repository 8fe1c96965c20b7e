import type * as t from 'io-ts'
import type { ProviderName } from '../../../../src/domain/coins/provider'
import { digitsOf, inWholeUnits } from '../../../../src/domain/coins/price'
import type { paymentFrameMessage } from '../../../../src/infrastructure/gateway/contract/payment-frame.codec'
import { moneyText } from '../../../../src/domain/kernel/money-text'
import { escapeHtml } from '../../../outbox/html'
import type { SavedCard } from '../payment-provider.port'
import { faceOf, methodsOf, TEST_CARDS } from './sandbox-faces'
import type { SandboxPayment } from './sandbox-payment'
import type { Choice, SandboxState } from './sandbox-state'
import { type SandboxTexts, textsFor } from './sandbox-texts'

export const STYLE_PATH = '/style.css'
export const SCRIPT_PATH = '/frame.js'

/** What a page in a frame tells the page around it, and whose that must be. */
export interface Said {
  readonly message: t.TypeOf<typeof paymentFrameMessage>
  readonly origin: string
}

const attributes = (said: Said | null): string =>
  said === null
    ? ''
    : ` data-message="${escapeHtml(JSON.stringify(said.message))}" data-origin="${escapeHtml(said.origin)}"`

const html = (locale: string, title: string, content: string, said: Said | null = null): string => {
  const texts = textsFor(locale)
  return `<!doctype html>
<html lang="${texts.locale}" dir="${texts.direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sandbox: ${escapeHtml(title)}</title>
  <link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body${attributes(said)}>
  <main>
    <p class="sandbox">Sandbox</p>
    <h1>${escapeHtml(title)}</h1>${content}
  </main>${said === null ? '' : `\n  <script src="${SCRIPT_PATH}"></script>`}
</body>
</html>`
}

/** The amount as people write it, with every digit that its currency has. */
const money = ({ currency, locale, minor }: SandboxPayment): string => {
  const digits = digitsOf(currency)
  return moneyText(
    textsFor(locale),
    { amount: inWholeUnits({ minor, currency }), currency },
    {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    },
  )
}

const faceFor = (payment: SandboxPayment) => faceOf(payment.provider as ProviderName)

const bankOf = ({ method, provider }: SandboxPayment): string | null =>
  methodsOf(provider as ProviderName).find(({ code }) => code === method)?.name ?? null

const summary = (texts: SandboxTexts, payment: SandboxPayment): string => {
  const bank = bankOf(payment)
  return `
    <div class="box">
      <dl>
        <dt>${texts.total}</dt><dd class="total">${escapeHtml(money(payment))}</dd>
        ${bank === null ? '' : `<dt>${texts.bank}</dt><dd>${escapeHtml(bank)}</dd>`}
      </dl>
      <p class="note"><bdi>${escapeHtml(payment.item_name)}</bdi></p>
    </div>`
}

interface CardRow {
  readonly value: string
  readonly name: string
  readonly saved: boolean
}

const cardRow = (texts: SandboxTexts, { name, saved, value }: CardRow, chosen: boolean): string => `
          <label class="option">
            <input type="radio" name="card" value="${escapeHtml(value)}"${chosen ? ' checked' : ''}>
            <bdi>${escapeHtml(name)}</bdi>${saved ? `<span class="saved">${texts.saved}</span>` : ''}
          </label>`

/** Cards by their last digits; whoever has chosen a saved one in the shop finds it chosen here. */
const cardChoice = (texts: SandboxTexts, payment: SandboxPayment, saved: readonly SavedCard[]): string => {
  if (!faceFor(payment).cards) return ''
  const kept = saved.map(({ brand, last4 }) => ({ value: last4, name: `${brand} •••• ${last4}`, saved: true }))
  const others = TEST_CARDS.filter(({ last4 }) => !saved.some((card) => card.last4 === last4))
  const rows = [
    ...kept,
    ...others.map(({ brand, last4 }) => ({ value: last4, name: `${brand} •••• ${last4}`, saved: false })),
  ]
  const named = saved.find(({ token }) => token === payment.card_token)?.last4
  return `
        <fieldset>
          <legend>${texts.card}</legend>${rows.map((row, index) => cardRow(texts, row, named === undefined ? index === 0 : row.value === named)).join('')}
          <label class="option keep"><input type="checkbox" name="keep" value="1">${texts.keep}</label>
          <p class="note">${texts.noCard}</p>
        </fieldset>`
}

/** Its name is the choice alone, its description what comes of it. */
const button = (name: string, hint: string, id: string, more = ''): string =>
  `<button aria-describedby="${id}-hint"${more}>${name}</button><span class="hint" id="${id}-hint">${hint}</span>`

const choiceOf = (texts: SandboxTexts, choice: Choice, kind = ''): string => `
            <div class="choice${kind}">${button(texts.choices[choice], texts.hints[choice], choice, ` name="choice" value="${choice}"`)}</div>`

/** Where somebody decides what becomes of the payment. */
export const choicePage = (payment: SandboxPayment, saved: readonly SavedCard[]): string => {
  const texts = textsFor(payment.locale)
  return html(
    payment.locale,
    faceFor(payment).title,
    `
    <p class="note">${texts.note}</p>${summary(texts, payment)}
    <div class="box">
      <form method="post">${cardChoice(texts, payment, saved)}
        <fieldset>
          <legend>${texts.what}</legend>
          <div class="choices">${choiceOf(texts, 'pay', ' main')}${(['later', 'pending', 'fail', 'cancel'] as const).map((choice) => choiceOf(texts, choice)).join('')}
          </div>
        </fieldset>
      </form>
    </div>`,
  )
}

export interface BankForm {
  readonly action: string
  readonly fields: Record<string, string>
}

/** In a frame: the page around it is to post a form to the bank. */
export const toBankPage = (payment: SandboxPayment, { action, fields }: BankForm, said: Said): string => {
  const texts = textsFor(payment.locale)
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return html(
    payment.locale,
    faceFor(payment).title,
    `
    <p class="note">${texts.note}</p>${summary(texts, payment)}
    <div class="box">
      <form method="post" action="${escapeHtml(action)}" target="_top" data-says>
        ${hidden.join('')}
        <div class="choice main">${button(texts.toBank, texts.toBankNote, 'bank')}</div>
      </form>
    </div>`,
    said,
  )
}

/** When there is nothing to decide any more; what was paid may be charged back. */
export const overPage = (payment: SandboxPayment, said: Said | null): string => {
  const texts = textsFor(payment.locale)
  const dispute = said === null && payment.state === 'paid' && payment.refunded < payment.minor
  return html(
    payment.locale,
    faceFor(payment).title,
    `${summary(texts, payment)}
    <div class="box">
      <p class="note">${texts.over}</p>
      <p class="state">${texts.states[payment.state as SandboxState]}</p>
    </div>
    <p><a class="link" href="${escapeHtml(payment.return_url)}" target="_top">${texts.back}</a></p>${
      dispute ? `<form method="post">${choiceOf(texts, 'dispute')}</form>` : ''
    }`,
    said,
  )
}

/** For an address that leads to no payment. */
export const notFoundPage = (locale: string): string => {
  const texts = textsFor(locale)
  return html(locale, texts.notFound, `\n    <p class="note">${texts.notFoundNote}</p>`)
}
