// @ts-check
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

export const isRoot = () => process.getuid?.() === 0

/** Only there packages of the system may be installed. */
export const isDebianRoot = () => isRoot() && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')

const env = { DEBIAN_FRONTEND: 'noninteractive' }

/**
 * Installs one package of the system; true when that worked.
 * @param {string} name
 */
export const aptInstall = async (name) => {
  const install = () => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env, quiet: true })
  if ((await install()).code === 0) return true
  await run('apt-get', ['update', '-q'], { env, quiet: true })
  const { code, output } = await install()
  if (code !== 0) console.log(output)
  return code === 0
}
