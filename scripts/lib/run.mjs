// @ts-check
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const bin = join(root, 'node_modules', '.bin')

/**
 * The environment for tools of this repository: its own Node and its tools come first on the path.
 * @param {Readonly<Record<string, string | undefined>>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export const toolEnv = (more = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
  ...more,
})

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Asks everything that runs to end. */
export const stopRunning = () => {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a command to its end and never throws: a command that cannot be started ends with code 127.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Readonly<Record<string, string | undefined>>, quiet?: boolean, cwd?: string }} [options] quiet: collect, don't show
 * @returns {Promise<{ code: number, output: string, ms: number }>}
 */
export const run = (command, args, { env = {}, quiet = false, cwd = root } = {}) =>
  new Promise((resolve) => {
    const since = Date.now()
    let output = ''
    const child = spawn(command, args, {
      cwd,
      env: toolEnv(env),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    running.add(child)
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n`, ms: Date.now() - since }))
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? (signal === null ? 1 : 128), output, ms: Date.now() - since })
    })
  })
