// @ts-check
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, isDebianRoot, isRoot } from './debian.mjs'
import { freePort } from './free-port.mjs'
import { run } from './run.mjs'

const debianHome = '/usr/lib/postgresql'

const binaries = () => {
  const versions = existsSync(debianHome) ? readdirSync(debianHome).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debianHome, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package makes. */
const asOwner = (/** @type {string} */ command, /** @type {readonly string[]} */ args) =>
  isRoot()
    ? run('runuser', ['-u', 'postgres', '--', command, ...args], { quiet: true, cwd: '/' })
    : run(command, args, { quiet: true, cwd: '/' })

/** What the command said when it failed. */
const failing = async (/** @type {string} */ command, /** @type {readonly string[]} */ args) => {
  const { code, output } = await asOwner(command, args)
  return code === 0 ? undefined : `${command} failed: ${output.trim()}`
}

const give = async (/** @type {string} */ path) => {
  if (!isRoot()) return
  const { output } = await run('id', ['-u', 'postgres'], { quiet: true })
  chownSync(path, Number(output), -1)
}

/** Nothing of a throwaway cluster must outlive a loss of power. */
const quick = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200'

const makeFolder = async (/** @type {string} */ password) => {
  const folder = mkdtempSync(join(tmpdir(), 'visavis-postgres-'))
  const secret = join(folder, 'secret')
  writeFileSync(secret, password, { mode: 0o600 })
  await give(folder)
  await give(secret)
  return folder
}

const haveBinaries = async () => {
  if (binaries() === undefined && isDebianRoot()) {
    console.log('Installing PostgreSQL…')
    await aptInstall('postgresql')
  }
  return binaries()
}

const initArgs = (/** @type {string} */ folder) =>
  `--auth=scram-sha-256 --username=postgres --pwfile=${folder}/secret --encoding=UTF8 --locale=C --no-sync`.split(' ')

/**
 * Starts a cluster of its own on a free port of 127.0.0.1, which lasts as long as the tests.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { missing: string }>}
 */
export const startPostgres = async () => {
  const bin = await haveBinaries()
  if (bin === undefined) return { missing: 'no PostgreSQL on this machine' }
  const password = randomBytes(18).toString('hex')
  const folder = await makeFolder(password)
  const data = join(folder, 'data')
  const stop = async () => {
    await asOwner(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
  const port = await freePort()
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= ${quick}`
  const started =
    (await failing(join(bin, 'initdb'), ['-D', data, ...initArgs(folder)])) ??
    (await failing(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']))
  if (started === undefined) return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
  await stop()
  return { missing: started }
}
