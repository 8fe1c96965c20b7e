import type { ModulePreloadOptions, Plugin } from 'vite'

const ofPage = /^assets\/(?:rolldown-runtime|libraries|core|vendor|index)-/

/** Files that Vite leaves out, since there is nothing but styles in them. */
const leftOut = new Set<string>()

/** Finds them before they are gone. */
export const findStyleOnly = (): Plugin => ({
  name: 'find-style-only',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler: (_, files) => {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.moduleIds.length > 0 && file.moduleIds.every((id) => id.endsWith('.css')))
          leftOut.add(file.fileName)
    },
  },
})

/** What is fetched for an `import()`: the file and what it needs, but nothing that came with the page. */
export const preloads: NonNullable<Exclude<ModulePreloadOptions, boolean>['resolveDependencies']> = (
  file,
  needed,
  { hostType },
) =>
  hostType === 'html' ? needed : [...new Set([file, ...needed])].filter((one) => !ofPage.test(one) && !leftOut.has(one))
