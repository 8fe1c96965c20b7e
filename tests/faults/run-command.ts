import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs a tool of the repository to its end. */
export const runCommand = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, PATH: path } })
    let output = ''
    const collect = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
