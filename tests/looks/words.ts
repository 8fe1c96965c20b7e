import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Those of the build that is looked at. */
const locales = process.env['LOOKS_LOCALES'] ?? join(import.meta.dirname, '../../src/ui/i18n/locales')

type Texts = Readonly<Record<string, string>>

const read = (language: string, namespace: string): Texts => {
  const file = join(locales, language, `${namespace}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}
}

/** What stands on the screen for a key such as `shell:sign_in`: the whole text, whatever is put into it. */
export type Words = (...keys: readonly string[]) => RegExp

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\{.*?\}\}/g, '.*')

/** Plural forms mean each of them. */
const textsOf = (language: string, key: string): readonly string[] => {
  const [namespace = '', name = ''] = key.split(':')
  const all = { ...read('en', namespace), ...read(language, namespace) }
  const found = Object.entries(all).filter(
    ([one]) => one === name || new RegExp(`^${name}_(zero|one|two|few|many|other)$`).test(one),
  )
  if (found.length === 0) throw new Error(`no text ${key}`)
  return found.map(([, text]) => text.replaceAll(/<\/?\w+\/?>/g, ''))
}

export const wordsOf =
  (language: string): Words =>
  (...keys) =>
    new RegExp(
      `^(${keys
        .flatMap((key) => textsOf(language, key))
        .map(escaped)
        .join('|')})$`,
    )

/** Those of `wanted` that have texts. */
export const shipped = (wanted: readonly string[]): readonly string[] =>
  wanted.filter((language) => readdirSync(locales).includes(language))
