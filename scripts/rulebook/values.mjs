// @ts-check
import { makeRunner } from '../lib/import-here.mjs'

/** @typedef {import('./deciders.mjs').Constant} Constant */

/** @param {Constant} constant */
export const keyOf = ({ file, name, member }) => `${file} ${name}${member === undefined ? '' : `.${member}`}`

/**
 * Lets constants be read that their modules keep to themselves.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} wanted names by file
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
const opening = (wanted, root) => ({
  name: 'rulebook-constants',
  enforce: 'pre',
  transform: (code, id) => {
    const names = [...wanted].find(
      ([file]) => id.replaceAll('\\', '/').endsWith(`/${file}`) && id.startsWith(root),
    )?.[1]
    return names === undefined ? null : `${code}\nexport const __constants = () => ({ ${[...names].join(', ')} })\n`
  },
})

/**
 * The values that constants of the domain have, as the code computes them.
 * @param {string} root
 * @param {readonly Constant[]} constants
 * @returns {Promise<ReadonlyMap<string, unknown>>} by `keyOf`
 */
export const readValues = async (root, constants) => {
  /** @type {Map<string, Set<string>>} */
  const wanted = new Map()
  for (const { file, name } of constants) wanted.set(file, (wanted.get(file) ?? new Set()).add(name))
  const runner = await makeRunner(root, [opening(wanted, root)])
  try {
    /** @type {Map<string, unknown>} */
    const values = new Map()
    for (const constant of constants) {
      const all = (await runner.import(`/${constant.file}`)).__constants()
      const whole = all[constant.name]
      values.set(keyOf(constant), constant.member === undefined ? whole : whole?.[constant.member])
    }
    return values
  } finally {
    await runner.close()
  }
}
