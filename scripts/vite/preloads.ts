import type { ModulePreloadOptions } from 'vite'

const ofPage = /^assets\/(?:rolldown-runtime|libraries|core|vendor|index)-/

/** What is fetched for an `import()`: the file and what it needs, but nothing that came with the page. */
export const preloads: NonNullable<Exclude<ModulePreloadOptions, boolean>['resolveDependencies']> = (
  file,
  needed,
  { hostType },
) => (hostType === 'html' ? needed : [...new Set([file, ...needed])].filter((one) => !ofPage.test(one)))
