import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian keeps those that fit its server; elsewhere they are found by their names. */
const DEBIAN = '/usr/lib/postgresql'

const pathOf = (tool: string): string => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : []
  return versions.map((version) => join(DEBIAN, version, 'bin', tool)).find((path) => existsSync(path)) ?? tool
}

/** By the environment of the tool: what stands on a command line can be read by everybody on the machine. */
const environmentOf = (address: string): NodeJS.ProcessEnv => {
  const { hostname, password, pathname, port, searchParams, username } = new URL(address)
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGOPTIONS: searchParams.get('options') ?? '',
  }
  const named = Object.entries(given).filter(([, value]) => value !== '')
  return { ...process.env, ...Object.fromEntries(named) }
}

/** Runs a program of PostgreSQL against the database of this address; throws with what it said. */
export const runPostgresTool = (tool: 'pg_dump' | 'pg_restore', address: string, args: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(pathOf(tool), args, { env: environmentOf(address), stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-4_000)
    })
    child.once('error', (error) => reject(new Error(`${tool} could not be started: ${error.message}`)))
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${tool} failed: ${said.trim()}`))))
  })
