// @ts-check
import { importHere } from './import-here.mjs'
import { run } from './run.mjs'

/**
 * Runs `main` of a TypeScript module of the server with the words of the command line, under the Node among the packages.
 * @param {string} script the command itself, which is started once more under that Node
 * @param {string} module
 * @returns {Promise<number>} the exit code
 */
export const actHere = async (script, module) => {
  const [first, ...words] = process.argv.slice(2)
  if (first !== '--here') return (await run('node', [script, '--here', ...process.argv.slice(2)])).code
  const { main } = await importHere(module)
  return main(words, {
    env: process.env,
    out: (/** @type {string} */ text) => process.stdout.write(`${text}\n`),
    err: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  })
}
