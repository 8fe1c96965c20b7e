// @ts-check
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from './run.mjs'

/** @typedef {{ name: string, args: readonly string[], inputs: readonly string[], output: string }} Part */

const shared = ['package-lock.json', 'tsconfig.base.json', 'src/domain', 'src/infrastructure']

/** @type {readonly Part[]} */
const parts = [
  {
    name: 'client',
    args: ['build', '--log-level', 'warn'],
    inputs: [...shared, 'index.html', 'vite.config.ts', 'public', 'src', 'scripts/vite'],
    output: 'dist/client/index.html',
  },
  {
    name: 'server',
    args: ['build', '--config', 'vite.server.config.ts', '--log-level', 'warn'],
    inputs: [...shared, 'vite.server.config.ts', 'server'],
    output: 'dist/server/main.js',
  },
  {
    name: 'terminal',
    args: ['build', '--config', 'vite.terminal.config.ts', '--log-level', 'warn'],
    inputs: [...shared, 'vite.terminal.config.ts', 'src/application', 'src/terminal'],
    output: 'dist/terminal/main.js',
  },
  {
    name: 'demo',
    args: ['build', '--config', 'vite.demo.config.ts', '--log-level', 'warn'],
    inputs: [...shared, 'vite.demo.config.ts', 'src/application', 'src/demo'],
    output: 'dist/demo/main.js',
  },
]

/**
 * The time of the last change at or below a path; folders count too, since their time tells of a removal.
 * @param {string} path
 * @returns {number}
 */
const changedAt = (path) => {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, changedAt(join(path, name))), mtimeMs)
}

/** Imports of vite.config.ts have no extension, as everywhere here; Vite would remark on each. */
const quietly = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

const markOf = (/** @type {Part} */ { name }) => join(root, '.cache', `built-${name}`)

const isStale = (/** @type {Part} */ part) => {
  const mark = markOf(part)
  if (!existsSync(mark) || !existsSync(join(root, part.output))) return true
  const built = statSync(mark).mtimeMs
  return part.inputs.some((input) => changedAt(join(root, input)) > built)
}

const buildPart = async (/** @type {Part} */ part) => {
  const since = new Date()
  const { code } = await run('vite', part.args, { env: quietly })
  if (code !== 0) return false
  const mark = markOf(part)
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, '')
  utimesSync(mark, since, since)
  return true
}

/** What `npm start` needs. */
const product = ['client', 'server']

/**
 * Builds client and server into dist/; true when both are there.
 * @param {{ onlyStale: boolean, only?: string, say?: (text: string) => void }} options onlyStale: leave what is newer than its
 *   sources; only: the part of that name; say: tells what is being built
 */
export const build = async ({ onlyStale, only, say = console.log }) => {
  for (const part of parts) {
    if (!(only === undefined ? product.includes(part.name) : part.name === only) || (onlyStale && !isStale(part)))
      continue
    say(`Building the ${part.name}…`)
    if (!(await buildPart(part))) return false
  }
  return true
}
