import { escapeHtml } from './html'
import type { Mail } from './mailer.port'

const body = 'margin:0;padding:32px 16px;background:#f6f2f5;font:16px/1.5 system-ui,sans-serif;color:#2a2029'
const card = 'max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:20px'
const digits = 'font:600 32px/1 ui-monospace,monospace;letter-spacing:8px;text-align:center;padding:16px 0'
const button =
  'display:block;padding:14px;border-radius:12px;background:#d6335f;color:#fff;text-align:center;text-decoration:none'

/** The HTML beside the plain text of a mail: code large, link as a button. Mail programs read inline styles only. */
export const mailHtml = ({ code, link, subject, text }: Mail): string => {
  const paragraphs = text
    .split('\n\n')
    .filter((paragraph) => !paragraph.includes(link) || link === '')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${body}"><div style="${card}"><h1 style="font-size:20px">${escapeHtml(subject)}</h1>`,
    code === '' ? '' : `<div style="${digits}">${escapeHtml(code)}</div>`,
    ...paragraphs,
    link === '' ? '' : `<a style="${button}" href="${escapeHtml(link)}">Confirm</a>`,
    '</div></body></html>',
  ].join('')
}
