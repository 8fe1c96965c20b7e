// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, isDebianRoot } from './debian.mjs'

const find = () =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/bin']
    .map((folder) => join(folder, 'nats-server'))
    .find((path) => existsSync(path))

/**
 * Where `nats-server` lies, installed if the system may be changed; undefined where it cannot be had.
 * @param {{ install: boolean }} options
 */
export const haveNats = async ({ install }) => {
  if (find() === undefined && install && isDebianRoot()) {
    console.log('Installing nats-server…')
    await aptInstall('nats-server')
  }
  return find()
}
