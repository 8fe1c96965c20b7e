import { directionOf } from '../../src/domain/kernel/language'
import { wordsOf } from '../texts/words'
import { escapeHtml } from './html'
import type { Mail } from './mailer.port'

const body = 'margin:0;padding:32px 16px;background:#f6f2f5;font:16px/1.5 system-ui,sans-serif;color:#2a2029'
const card = 'max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:20px'
const digits = 'font:600 32px/1 ui-monospace,monospace;letter-spacing:8px;text-align:center;padding:16px 0'
const button =
  'display:block;padding:14px;border-radius:12px;background:#d6335f;color:#fff;text-align:center;text-decoration:none'

/** Mail programs drop the direction of a page, so that whatever holds words says it too. */
const turned = (direction: 'ltr' | 'rtl'): string =>
  `direction:${direction};text-align:${direction === 'rtl' ? 'right' : 'left'}`

/** The HTML beside the plain text of a mail: code large, link as a button. Mail programs read inline styles only. */
export const mailHtml = ({ code, language, link, subject, text }: Mail): string => {
  const direction = directionOf(language)
  const paragraphs = text
    .split('\n\n')
    .filter((paragraph) => !paragraph.includes(link) || link === '')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body dir="${direction}" style="${body}"><div dir="${direction}" style="${card};${turned(direction)}">`,
    `<h1 style="font-size:20px">${escapeHtml(subject)}</h1>`,
    code === '' ? '' : `<div dir="ltr" style="${digits}">${escapeHtml(code)}</div>`,
    ...paragraphs,
    link === ''
      ? ''
      : `<a style="${button}" href="${escapeHtml(link)}">${escapeHtml(wordsOf(language).say('confirm'))}</a>`,
    '</div></body></html>',
  ].join('')
}
