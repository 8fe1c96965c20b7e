// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsIn } from './ids.mjs'

/**
 * Files below a folder of the repository, by name, with slashes on every system.
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} pattern
 */
export const filesIn = (root, folder, pattern) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .filter((path) => pattern.test(path))
        .toSorted()
    : []

/**
 * A row of the requirements.
 * @typedef {{ readonly id: string, readonly text: string, readonly file: string }} Row
 */

/**
 * All rows of the tables in docs/requirements.
 * @param {string} root
 * @returns {ReadonlyMap<string, Row>}
 */
export const readRows = (root) =>
  new Map(
    filesIn(root, 'docs/requirements', /\.md$/).flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line) => {
          const row = /^\|\s*([A-Z]{4,5}-\d+)\s*\|((?:\\\||[^|])*)\|/.exec(line)
          const [id] = idsIn(row?.[1] ?? '')
          return id === undefined ? [] : [/** @type {const} */ ([id, { id, text: (row?.[2] ?? '').trim(), file }])]
        }),
    ),
  )
