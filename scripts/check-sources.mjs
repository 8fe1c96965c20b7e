// @ts-check
// Bans that the linter has no rule for: re-exports (a barrel in disguise), casts by way of `unknown`, and letters spaced by a figure of
// their own, which would pull joined scripts apart.
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

const filesBelow = (/** @type {string} */ folder, /** @type {RegExp} */ ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join(folder, path))

const checkStyles = (/** @type {string} */ path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      /letter-spacing:(?!\s*(var\(--track|inherit))/.test(line)
        ? [`${path}:${at + 1} no-literal-tracking: take a --track of src/ui/design/tokens.css`]
        : [],
    )

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
const sources = ['src', 'server'].flatMap((folder) => filesBelow(folder, /\.tsx?$/))
const styles = filesBelow('src', /\.css$/)
const found = [...sources.flatMap(check), ...styles.flatMap(checkStyles)]
for (const line of found) console.log(line)
console.log(`${sources.length + styles.length} sources, ${found.length} found`)
process.exit(found.length === 0 && sources.length > 0 ? 0 : 1)
