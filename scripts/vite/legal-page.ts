import { directionOf, type Language } from '../../src/domain/kernel/language.ts'
import { ownName } from '../../src/ui/i18n/own-name.ts'
import { type Block, type Entry, LEGAL_FILES, type LegalLanguage, type LegalName, legalNames } from './legal-texts.ts'

/** Pages of the product that texts lead to; the rest are the texts themselves. */
const pages: Readonly<Record<string, string>> = {
  safetyCenter: 'safetyCenter',
  privacyCenter: 'privacyCenter',
  delAccount: 'delAccount',
}

const isText = (name: string): name is LegalName => name in LEGAL_FILES

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The root of the product, seen from a page of this language. */
const up = (language: string): string => (language === 'en' ? '../' : '../../')

const pageOf = (from: string, to: string, name: LegalName): string => {
  const folder = from === to ? './' : to === 'en' ? '../' : from === 'en' ? `./${to}/` : `../${to}/`
  return folder + LEGAL_FILES[name]
}

const addressOf = ({ language }: LegalLanguage, target: string): string => {
  if (isText(target)) return pageOf(language, language, target)
  const page = pages[target]
  if (page === undefined) throw new Error(`${language}: nothing is called '${target}'`)
  return up(language) + page
}

/** Names of the interface's own texts, such as `{{movements.title}}`; the others are the gateway's to fill in. */
const withLabels = (of: LegalLanguage, text: string): string =>
  text.replaceAll(/{{(\w+)\.(\w+)}}/g, (_, namespace: string, key: string) => {
    const label = of.label(namespace, key)
    if (label === undefined) throw new Error(`${of.language}: no text '${namespace}:${key}'`)
    return escape(label)
  })

/** `**strong**`, `` `code` `` and `[text](target)`. */
const inline = (of: LegalLanguage, text: string): string =>
  withLabels(of, escape(text))
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/`(.+?)`/g, '<code dir="ltr">$1</code>')
    .replaceAll(
      /\[(.+?)\]\((\w+)\)/g,
      (_, words: string, target: string) => `<a href="${addressOf(of, target)}">${words}</a>`,
    )

const condition = (given: string | undefined): string => (given === undefined ? '' : ` data-if="${escape(given)}"`)

const entry = (of: LegalLanguage, one: Entry): string =>
  typeof one === 'string' ? `<li>${inline(of, one)}</li>` : `<li${condition(one.if)}>${inline(of, one.text)}</li>`

const block = (of: LegalLanguage, one: Block): string =>
  'p' in one
    ? `<p${condition(one.if)}>${inline(of, one.p)}</p>`
    : `<ul${condition(one.if)}>${one.list.map((each) => entry(of, each)).join('')}</ul>`

const contents = ({ page, texts }: LegalLanguage, name: LegalName): string => {
  const entries = texts[name].sections.map(({ id, title }) => `<li><a href="#${id}">${escape(title)}</a></li>`)
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">${escape(page.contents)}</h2><ol>${entries.join('')}</ol></nav>`
}

const sections = (of: LegalLanguage, name: LegalName): string =>
  of.texts[name].sections
    .map(
      ({ blocks, id, title }) =>
        `<section id="${id}"><h2>${escape(title)}</h2>${blocks.map((one) => block(of, one)).join('')}</section>`,
    )
    .join('\n')

const nameOf = (language: string): string => escape(ownName(language as Language))

const foot = (of: LegalLanguage, name: LegalName, languages: readonly string[]): string => {
  const { language, page, texts } = of
  const own = legalNames.map((other) =>
    other === name
      ? `<li><a href="${pageOf(language, language, other)}" aria-current="page">${escape(texts[other].title)}</a></li>`
      : `<li><a href="${pageOf(language, language, other)}">${escape(texts[other].title)}</a></li>`,
  )
  const others = languages
    .filter((to) => to !== language)
    .map(
      (to) =>
        `<li><a href="${pageOf(language, to, name)}" hreflang="${to}" lang="${to}" dir="${directionOf(to as Language)}">${nameOf(to)}</a></li>`,
    )
  return `<footer><nav aria-labelledby="texts"><h2 id="texts">${escape(page.texts)}</h2><ul>${own.join('')}</ul></nav>
${others.length === 0 ? '' : `<nav aria-labelledby="languages"><h2 id="languages">${escape(page.languages)}</h2><ul>${others.join('')}</ul></nav>`}</footer>`
}

const dateOf = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const updated = ({ language, page, texts }: LegalLanguage, name: LegalName): string => {
  const day = texts[name].updated
  const time = `<time datetime="${escape(day)}">${escape(dateOf(language, day))}</time>`
  return escape(page.updated).replace('{{date}}', time)
}

const alternates = (language: string, name: LegalName, languages: readonly string[]): string =>
  languages.map((to) => `<link rel="alternate" hreflang="${to}" href="${pageOf(language, to, name)}">`).join('')

/** One text as a page that needs no script; the gateway fills in who runs the deployment and what it has. */
export const legalPage = (of: LegalLanguage, name: LegalName, languages: readonly string[]): string => {
  const { language, page, texts } = of
  const { lead, title } = texts[name]
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language as Language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)} · Visavis</title>
<meta name="description" content="${escape(lead)}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#140c17">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf5f7">
<link rel="icon" type="image/svg+xml" href="${up(language)}icon.svg">
<link rel="stylesheet" href="${language === 'en' ? './' : '../'}text.css">
${alternates(language, name, languages)}
</head>
<body>
<a class="skip" href="#text">${escape(page.skip)}</a>
<header class="top"><a href="${up(language)}"><img src="${up(language)}icon.svg" alt="" width="28" height="28">Visavis</a><a href="${up(language)}">${escape(page.back)}</a></header>
<main id="text">
<div class="head">
<h1>${escape(title)}</h1>
<p class="lead">${inline(of, lead)}</p>
<p class="updated">${updated(of, name)}</p>
</div>
${contents(of, name)}
<div class="body">
${sections(of, name)}
${language === 'en' ? '' : `<p class="prevails">${escape(page.prevails)}</p>`}
</div>
</main>
${foot(of, name, languages)}
</body>
</html>
`
}
