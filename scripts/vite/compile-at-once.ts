import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/** All of them run at every start. */
const atOnce = new Set(['libraries', 'core', 'vendor'])

/**
 * Asks the browser to compile the files of the first screen whole, beside their download, instead of each function when it is first
 * called, which holds up the first control. Only for what nearly all runs at once; must stand first in the file.
 */
export const compileAtOnce = (): Plugin => ({
  name: 'compile-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, files) => {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk' && (file.isEntry || atOnce.has(file.name))) file.code = HINT + file.code
      }
    },
  },
})
