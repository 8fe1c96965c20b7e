import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The texts, and the files that they become below `html/` [SHELL-32, SHELL-33, SHELL-34, SHELL-36]. */
export const LEGAL_FILES = {
  terms: 'term.html',
  privacy: 'privacy.html',
  cookies: 'cookies.html',
  guidelines: 'community-guidelines.html',
} as const

export type LegalName = keyof typeof LEGAL_FILES

export const legalNames: readonly LegalName[] = ['terms', 'privacy', 'cookies', 'guidelines']

/** An entry of a list; `if` names what a deployment must have for it to be true. */
export type Entry = string | { readonly text: string; readonly if: string }

export type Block =
  { readonly p: string; readonly if?: string } | { readonly list: readonly Entry[]; readonly if?: string }

export interface LegalText {
  readonly title: string
  readonly lead: string
  /** A day, `2026-11-22`. */
  readonly updated: string
  readonly sections: readonly { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }[]
}

/** What stands around a text. */
export interface PageWords {
  readonly contents: string
  readonly updated: string
  readonly languages: string
  readonly texts: string
  readonly back: string
  readonly skip: string
  readonly prevails: string
}

/** All texts of one language. */
export interface LegalLanguage {
  readonly language: string
  readonly page: PageWords
  readonly texts: Readonly<Record<LegalName, LegalText>>
  /** A text of the interface, by namespace and key. */
  readonly label: (namespace: string, key: string) => string | undefined
}

const read = <A>(file: string): A => JSON.parse(readFileSync(file, 'utf8')) as A

const labelsOf =
  (root: string, language: string) =>
  (namespace: string, key: string): string | undefined => {
    const file = join(root, 'src/ui/i18n/locales', language, `${namespace}.json`)
    return existsSync(file) ? read<Readonly<Record<string, string>>>(file)[key] : undefined
  }

/** The languages below `src/legal`, English first. */
export const legalLanguages = (root: string): readonly string[] => {
  const folders = readdirSync(join(root, 'src/legal'))
  return ['en', ...folders.filter((language) => language !== 'en').toSorted()]
}

export const readLegal = (root: string, language: string): LegalLanguage => {
  const one = <A>(name: string): A => read<A>(join(root, 'src/legal', language, `${name}.json`))
  const [own, english] = [labelsOf(root, language), labelsOf(root, 'en')]
  return {
    language,
    page: one('page'),
    texts: {
      terms: one('terms'),
      privacy: one('privacy'),
      cookies: one('cookies'),
      guidelines: one('guidelines'),
    },
    label: (namespace, key) => own(namespace, key) ?? english(namespace, key),
  }
}
