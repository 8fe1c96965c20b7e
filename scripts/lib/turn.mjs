// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, isDebianRoot } from './debian.mjs'

const find = () =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin']
    .map((folder) => join(folder, 'turnserver'))
    .find((path) => existsSync(path))

/**
 * Where coturn's `turnserver` lies, installed if the system may be changed; undefined where it cannot be had.
 * @param {{ install: boolean }} options
 */
export const haveTurn = async ({ install }) => {
  if (find() === undefined && install && isDebianRoot()) {
    console.log('Installing coturn…')
    await aptInstall('coturn')
  }
  return find()
}
