import type { ModulePreloadOptions } from 'vite'

const ofPage = /^assets\/(?:rolldown-runtime|libraries|core|vendor|index)-/

/** What is fetched beside a file: nothing that came with the page, since each is looked for in the page first. */
export const preloads: NonNullable<Exclude<ModulePreloadOptions, boolean>['resolveDependencies']> = (
  _,
  files,
  { hostType },
) => (hostType === 'html' ? files : files.filter((file) => !ofPage.test(file)))
