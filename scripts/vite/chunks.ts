import type { BuildEnvironmentOptions } from 'vite'

type Output = Exclude<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output'], readonly unknown[] | undefined>

/** Shared chunks carry the names of all who share them; the first says enough. */
const short = (name: string): string => name.replace(/\.\w+$/, '').split('~')[0] ?? name

/**
 * Few files instead of many crumbs: libraries of the first screen, the first screen, what the layers above the page share,
 * what the features share. Everything else is a chunk of its own view.
 */
export const chunks: Output = {
  chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
  assetFileNames: ({ names }) => `assets/${short(names[0] ?? 'file')}-[hash][extname]`,
  codeSplitting: {
    groups: [
      { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 4 },
      { name: 'first', tags: ['$initial'], priority: 3 },
      // In one file: its modules know each other, and parts of a circle would run before what they need.
      {
        name: 'layers',
        test: /[\\/]node_modules[\\/]@(?:base-ui|floating-ui)[\\/]/,
        minShareCount: 2,
        priority: 2,
      },
      {
        name: 'parts',
        minShareCount: 2,
        priority: 1,
        // One part for each set of pages that share it: what it needs is needed by them all, so that no two parts need each other.
        // Merged by size they did, and ran before what they need.
        entriesAware: true,
      },
    ],
  },
}
