import type { BackendModule, ResourceKey } from 'i18next'

type Files = Readonly<Record<string, Readonly<Record<string, string>>>>

/** English goes along with its views, a file a feature. */
const english = import.meta.glob<ResourceKey>(
  ['./locales/en/*.json', '!./locales/en/common.json', '!./locales/en/shell.json'],
  { import: 'default' },
)

/** Each other language is one file: a map of all their texts would be a tenth of everybody's first bytes. */
const others = import.meta.glob<Files>('./locales/*/texts.ts', { import: 'texts' })

/** Codes of the folders of texts beside English. */
export const otherLanguages: readonly string[] = Object.keys(others).flatMap((path) => path.split('/')[2] ?? [])

const textsOf = async (language: string, namespace: string): Promise<ResourceKey> => {
  if (language === 'en') return (await english[`./locales/en/${namespace}.json`]?.()) ?? {}
  const files = await others[`./locales/${language}/texts.ts`]?.()
  return files?.[`./${namespace}.json`] ?? {}
}

/** Fetches the texts of a feature when a view first asks for them, of other languages all at once. */
export const lazyTexts: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, done) => {
    textsOf(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}
