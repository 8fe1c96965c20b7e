// @ts-check
// `npm run rulebook`: writes docs/rulebook.md from the domain, the requirements and the titles of the tests.
// `--check` writes nothing and fails when the book is stale; `--root FOLDER` looks at another folder than the repository.
// Exit code 1: a rule without a requirement or a test, a requirement without a decider or a reason, or a stale book.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root as repository } from './lib/run.mjs'
import { readDeciders } from './rulebook/deciders.mjs'
import { readRows } from './rulebook/files.mjs'
import { pageOf } from './rulebook/page.mjs'
import { problemsOf } from './rulebook/problems.mjs'
import { readTests } from './rulebook/titles.mjs'
import { readValues } from './rulebook/values.mjs'

const argument = process.argv.indexOf('--root')
const root = argument === -1 ? repository : resolve(process.argv[argument + 1] ?? '')
const { beyond } = await import(pathToFileURL(join(root, 'scripts/rulebook/beyond-domain.mjs')).href)

const deciders = readDeciders(root)
const material = { rows: readRows(root), deciders, tests: readTests(root), beyond }
const values = await readValues(
  root,
  deciders.flatMap(({ constants }) => constants),
)
const page = pageOf({ ...material, values })

const path = join(root, 'docs/rulebook.md')
const stale = (existsSync(path) ? readFileSync(path, 'utf8') : '') !== page
const problems = [...problemsOf(material)]
if (!process.argv.includes('--check')) writeFileSync(path, page)
else if (stale) problems.push('docs/rulebook.md is stale: run `npm run rulebook` and commit what it writes')

for (const problem of problems) console.error(problem)
const rules = new Set(deciders.flatMap(({ ids }) => ids)).size
console.log(`rule book: ${rules} rules, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
