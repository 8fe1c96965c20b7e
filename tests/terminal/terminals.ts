import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Below the packages, which the bundle takes from where they are installed. */
const bundle = `.cache/terminal-of-tests/${process.pid}`

/** Builds the terminal client as `npm run terminal` does; answers with its program. */
export const buildTerminal = async (): Promise<string> => {
  await build({
    root,
    configFile: `${root}/vite.terminal.config.ts`,
    logLevel: 'error',
    build: { outDir: bundle, sourcemap: false },
  })
  return `${root}/${bundle}/main.js`
}

type Told = Readonly<Record<string, unknown>>

/** One terminal client as a process of its own, over pipes, with one JSON object a line. */
export interface Terminal {
  readonly type: (line: string) => void
  readonly told: Told[]
  readonly errors: () => string
  readonly end: () => void
  /** Reads no further, as `head` does. */
  readonly hangUp: () => void
  readonly ended: Promise<number | null>
}

export interface Terminals {
  readonly open: (state: string, ...words: readonly string[]) => Terminal
  /** Runs a command to its end: what it told, and its exit code. */
  readonly run: (state: string, ...words: readonly string[]) => Promise<readonly [readonly Told[], number | null]>
  readonly kill: () => void
}

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null

/** Terminals of this machine against one gateway. */
export const makeTerminals = (program: string, server: string): Terminals => {
  const children: ChildProcess[] = []
  const open: Terminals['open'] = (state, ...words) => {
    const { HOME = '', PATH = '' } = process.env
    const child = spawn(process.execPath, [program, '--server', server, '--state', state, '--json', ...words], {
      env: { HOME, PATH },
    })
    children.push(child)
    const told: Told[] = []
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const value: unknown = JSON.parse(line)
      if (isTold(value)) told.push(value)
    })
    return {
      told,
      errors: () => errors,
      type: (line) => child.stdin.write(`${line}\n`),
      end: () => child.stdin.end(),
      hangUp: () => void child.stdout.destroy(),
      ended: new Promise((resolve) => child.on('close', resolve)),
    }
  }
  return {
    open,
    run: async (state, ...words) => {
      const terminal = open(state, ...words)
      terminal.end()
      const code = await terminal.ended
      return [terminal.told, code]
    },
    kill: () => children.forEach((child) => child.kill('SIGKILL')),
  }
}
