import type { BackendModule, ResourceKey } from 'i18next'

const files = import.meta.glob<ResourceKey>(
  ['./locales/*/*.json', '!./locales/en/common.json', '!./locales/en/shell.json'],
  {
    import: 'default',
  },
)

/** The names of all texts of a language that views fetch when they need them. */
export const namespacesOf = (language: string): readonly string[] =>
  Object.keys(files).flatMap((path) => {
    const [, of, name] = /^\.\/locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
    return of === language && name !== undefined ? [name] : []
  })

/** Fetches the texts of one feature in one language when a view first asks for them. */
export const lazyTexts: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`./locales/${language}/${namespace}.json`]
    if (load === undefined) return done(null, {})
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}
