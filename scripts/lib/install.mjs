// @ts-check
// Runs before anything is installed: plain JavaScript for Node 20, without packages.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const lock = join(root, 'package-lock.json')
/** npm writes this file at the end of an installation. */
const installed = join(root, 'node_modules', '.package-lock.json')

const isMissing = () => !existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs

/** Installs the packages when there are none, or when the lock file is newer than they are. Ends the process on failure. */
export const installMissing = async () => {
  if (!isMissing()) return
  console.log('Installing packages…')
  const { code } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code === 0) return
  console.error('The packages could not be installed: see above.')
  process.exit(code)
}
