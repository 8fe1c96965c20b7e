// @ts-check
// Bans that the linter has no rule for: re-exports (a barrel in disguise) and casts by way of `unknown`.
// `node scripts/check-sources.mjs [folder]` looks below src/ and server/ of a folder, by default the repository.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const isCast = (/** @type {ts.Node} */ node) =>
  ts.isAsExpression(node) &&
  ts.isAsExpression(node.expression) &&
  node.expression.type.kind === ts.SyntaxKind.UnknownKeyword

/** @type {readonly { name: string, says: string, breaks: (node: ts.Node) => boolean }[]} */
const bans = [
  {
    name: 'no-re-exports',
    says: 'import from the file that says it',
    breaks: (node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined,
  },
  { name: 'no-double-cast', says: 'decode or narrow instead', breaks: isCast },
]

const sourcesBelow = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join(folder, path))

const check = (/** @type {string} */ path) => {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind)
  /** @type {string[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    for (const ban of bans) {
      if (!ban.breaks(node)) continue
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push(`${path}:${line + 1} ${ban.name}: ${ban.says}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

process.chdir(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
const sources = ['src', 'server'].flatMap(sourcesBelow)
const found = sources.flatMap(check)
for (const line of found) console.log(line)
console.log(`${sources.length} sources, ${found.length} found`)
process.exit(found.length === 0 && sources.length > 0 ? 0 : 1)
