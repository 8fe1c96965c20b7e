// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/** @type {Map<string, readonly string[]>} */
const known = new Map()

/** The files that a file of the repository imports by a relative name. */
const importsOf = (/** @type {string} */ file) => {
  const found =
    known.get(file) ??
    [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, name = '']) => join(dirname(file), name))
      .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((one) => existsSync(join(root, one))))
  known.set(file, found)
  return found
}

/**
 * Whether a file imports another one, itself or by way of files below `within`.
 * @param {string} file
 * @param {string} target
 * @param {string} within
 * @param {Set<string>} [seen]
 * @returns {boolean}
 */
export const reaches = (file, target, within, seen = new Set()) => {
  if (file === target) return true
  if (seen.has(file) || !file.startsWith(within)) return false
  seen.add(file)
  return importsOf(file).some((one) => reaches(one, target, within, seen))
}
