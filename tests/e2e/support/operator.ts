import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BuiltServer } from './built-server'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

type Row = Readonly<Record<string, string | number | null>>

/** The rows that `npm run admin -- …` answers with, as the operator of that gateway gives it. */
export const operate = async ({ env }: BuiltServer, ...words: readonly string[]): Promise<readonly Row[]> => {
  const node = join(root, 'node_modules/.bin/node')
  const args = [join(root, 'scripts/admin.mjs'), '--here', ...words, '--json']
  const { stdout } = await run(node, args, { cwd: root, env: { PATH: process.env['PATH'], ...env } })
  return [JSON.parse(stdout) as Row | readonly Row[]].flat()
}
