import { join } from 'node:path'
import type { BuildEnvironmentOptions, Plugin } from 'vite'
import { moments, sortByMoment, type Moments } from './moments.ts'

type Output = Exclude<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output'], readonly unknown[] | undefined>

/** Shared chunks carry the names of all who share them; the first says enough. */
const short = (name: string): string => name.replace(/\.\w+$/, '').split('~')[0] ?? name

const src = join(import.meta.dirname, '../../src')
const isLibrary = (file: string): boolean => /[\\/]node_modules[\\/]/.test(file)

let sorted: ReadonlyMap<string, string> = new Map()
/** All that the Core needs before there is a view, libraries included. */
let ofCore: ReadonlySet<string> = new Set()
const isOf =
  (moment: keyof typeof moments) =>
  (file: string): boolean =>
    sorted.get(file) === moment

/** Finds, once all files are known, which are wanted at which moment. */
export const sortFiles = (): Plugin => ({
  name: 'sort-files',
  apply: 'build',
  buildEnd(failure) {
    if (failure !== undefined) return
    const place = (entry: string): string => {
      const file = join(src, entry)
      return this.getModuleInfo(file) === null ? this.error(`no such file for a moment: ${entry}`) : file
    }
    const placed: Moments = Object.fromEntries(
      Object.entries(moments).map(([moment, entries]) => [moment, entries.map(place)]),
    )
    const imported = (file: string): readonly string[] => this.getModuleInfo(file)?.importedIds ?? []
    sorted = sortByMoment(placed, (file) => imported(file).filter((next) => !isLibrary(next)))
    ofCore = new Set(sortByMoment({ core: [place('start-core.ts')] }, imported).keys())
  },
})

/**
 * Few files instead of many crumbs, since each costs a request: one for each moment at which files are wanted, one for what pages
 * share besides. Everything else is a chunk of its own view. None needs another in a circle: what a file of a moment needs is of
 * that moment or an earlier one, and what a shared file needs is shared by at least as many.
 */
export const chunks: Output = {
  chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
  assetFileNames: ({ names }) => `assets/${short(names[0] ?? 'file')}-[hash][extname]`,
  codeSplitting: {
    groups: [
      { name: 'libraries', test: (file) => isLibrary(file) && ofCore.has(file), priority: 6 },
      { name: 'core', test: (file) => ofCore.has(file), priority: 5 },
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
        name: 'sdk',
        test: /[\\/]node_modules[\\/](?:agora-|@?firebase[\\/]|libphonenumber-js[\\/])/,
        minShareCount: 2,
        priority: 2,
        // Only those who use one fetch it.
        entriesAware: true,
      },
      { name: 'dexie', test: /[\\/]node_modules[\\/]dexie[\\/]/, minShareCount: 2, priority: 2 },
      { name: 'icons', test: /[\\/]node_modules[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 2 },
      { name: 'welcome', test: isOf('welcome'), priority: 1 },
      { name: 'sign-in', test: isOf('sign-in'), priority: 1 },
      { name: 'member', test: isOf('member'), priority: 1 },
      { name: 'shared', minShareCount: 2 },
    ],
  },
}
