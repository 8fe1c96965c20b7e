import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { legalFiles } from '../../../scripts/vite/legal-pages'
import { LEGAL_FILES, legalLanguages, legalNames, readLegal } from '../../../scripts/vite/legal-texts'
import { loadConfig } from '../../../server/config'
import { fillLegal, legalFacts } from '../../../server/http/legal-pages'
import { directionOf, toLanguage } from '../../../src/domain/kernel/language'
import { legalAddress } from '../../../src/ui/shell/places'

const root = join(import.meta.dirname, '../../..')
const pages = legalFiles(root)
const languages = legalLanguages(root)

const factsOf = (env: Readonly<Record<string, string>>) => {
  const config = loadConfig(env, [])
  if (config._tag === 'Left') throw new Error(config.left.join('; '))
  return legalFacts(config.right)
}
const local = factsOf({})

const elsewhere = ['/', '/html/text.css', '/icon.svg', '/safetyCenter', '/privacyCenter', '/delAccount']

const matches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '')

describe('texts of the law as pages', () => {
  it('are there in every language, where the product leads to [SHELL-32, SHELL-33, SHELL-34, SHELL-36]', () => {
    expect(languages).toContain('en')
    const wanted = languages.flatMap((language) =>
      legalNames.map((text) => legalAddress(text, toLanguage(language) ?? 'en', '').slice(1)),
    )
    expect([...pages.keys()].toSorted()).toEqual(wanted.toSorted())
  })

  it.each([...pages.keys()])('%s names language, direction, contents and the other languages', (file) => {
    const html = pages.get(file) ?? ''
    const [, folder] = /^html\/(\w+)\//.exec(file) ?? []
    const language = folder ?? 'en'
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(toLanguage(language) ?? 'en')}">`)
    expect(matches(html, /<section id="([\w-]+)">/g)).toEqual(matches(html, /<li><a href="#([\w-]+)">/g))
    expect(matches(html, /<link rel="alternate" hreflang="(\w+)"/g)).toEqual(languages)
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/)
  })

  it.each([...pages.keys()])('%s leads to files and pages that exist', (file) => {
    const html = pages.get(file) ?? ''
    const pathOf = (address: string) => new URL(address, `http://x/${file}`).pathname
    const unknown = matches(html, /(?:href|src)="(\.[^"]*)"/g).filter(
      (address) => !pages.has(pathOf(address).slice(1)) && !elsewhere.includes(pathOf(address)),
    )
    expect(unknown).toEqual([])
  })

  it.each([...pages.keys()])('%s asks the gateway for nothing that it does not know', (file) => {
    const filled = fillLegal(pages.get(file) ?? '', { ...local, holds: new Set(conditions) })
    expect(filled).not.toMatch(/{{|}}|data-if|\*\*|undefined/)
  })

  it('carry each condition that the gateway knows, and no other', () => {
    expect(new Set(matches([...pages.values()].join(), / data-if="(\w+)"/g))).toEqual(new Set(conditions))
  })

  it('tell what is true of the deployment', () => {
    const privacy = pages.get('html/privacy.html') ?? ''
    const plain = fillLegal(privacy, local)
    expect(plain).not.toContain('Agora')
    const agora = { RTC: 'agora', AGORA_APP_ID: 'a'.repeat(32), AGORA_APP_CERTIFICATE: 'b'.repeat(32) }
    const vendor = fillLegal(privacy, factsOf({ ...agora, SETTINGS: '{"snapshots":{"perCall":0}}' }))
    expect(vendor).toContain('Agora')
    expect(vendor).toContain('no pictures are taken')
    expect(vendor).not.toContain('directly from device to device')
    expect(plain).toContain('directly from device to device')
  })

  it('have the files of the product in one table', () => {
    expect(legalNames.map((name) => legalAddress(name, 'en', '/x'))).toEqual(
      legalNames.map((name) => `/x/html/${LEGAL_FILES[name]}`),
    )
  })

  it('take the names of pages of the product from its own texts', () => {
    const { label } = readLegal(root, 'ar')
    const texts = JSON.parse(readFileSync(join(root, 'src/ui/i18n/locales/ar/movements.json'), 'utf8')) as {
      readonly title: string
    }
    expect(label('movements', 'title')).toBe(texts.title)
    expect(pages.get('html/ar/term.html')).toContain(texts.title)
  })
})

const conditions = [
  'agora',
  'direct',
  'firebase',
  'noPayments',
  'noPictures',
  'payments',
  'pictures',
  'relay',
  'sms',
  'social',
  'translation',
  'webpush',
]
