import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BuiltServer } from './built-server'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** What an operator does by `npm run admin` while the gateway runs; answers what it wrote. */
export const admin = async ({ env }: BuiltServer, ...words: readonly string[]): Promise<string> => {
  const here = ['scripts/admin.mjs', '--here', ...words]
  const options = { cwd: root, env: { PATH: process.env['PATH'], ...env } }
  const { stdout } = await run(join(root, 'node_modules/.bin/node'), here, options)
  return stdout
}
