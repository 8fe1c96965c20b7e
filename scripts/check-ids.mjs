// @ts-check
// Every requirement that a rule cites or a test names exists in docs/requirements.
// `node scripts/check-ids.mjs [folder]` looks at another folder than the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const below = (/** @type {string} */ folder, /** @type {RegExp} */ pattern) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => pattern.test(path))
        .map((path) => join(folder, path))
    : []

const ids = (/** @type {string} */ text) => [...text.matchAll(/\b[A-Z]{4,5}-\d+/g)].map(([id]) => id)

process.chdir(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
const rows = below('docs/requirements', /\.md$/).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^\| ([A-Z]{4,5}-\d+) \|/gm)].map(([, id]) => id ?? ''),
)
const known = new Set(rows)

/** Where a requirement may be cited: a `@rule` of the sources, and what stands in brackets in a test. */
const places = [
  { folders: ['src', 'server'], pattern: /\.tsx?$/, cited: /@rule ([^\n*]*)/g },
  { folders: ['tests'], pattern: /\.(?:test|e2e|cases)\.tsx?$/, cited: /\[([A-Z]{4,5}-\d+[^\]]*)\]/g },
]

let count = 0
const unknown = places.flatMap(({ folders, pattern, cited }) =>
  folders
    .flatMap((folder) => below(folder, pattern))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(cited)]
        .flatMap(([, list]) => ids(list ?? ''))

        .filter((id) => {
          count += 1
          return !known.has(id)
        })
        .map((id) => `${path} ${id}: no such requirement`),
    ),
)
for (const line of unknown) console.log(line)
console.log(`${known.size} requirements, ${count} citations, ${unknown.length} unknown`)
process.exit(unknown.length === 0 && count > 0 ? 0 : 1)
