// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesIn } from './files.mjs'
import { namedIn } from './ids.mjs'

/**
 * A test that names a requirement in its title.
 * @typedef {{ readonly file: string, readonly title: string }} Shown
 */

/** Where a rule is shown best: the nearer to the rule, the sooner. */
const NEAREST = ['tests/domain/', 'tests/application/', 'tests/server/', 'tests/contract/', 'tests/ui/', 'tests/e2e/']

/** @param {string} file */
const distance = (file) => {
  const at = NEAREST.findIndex((folder) => file.startsWith(folder))
  return at === -1 ? NEAREST.length : at
}

/**
 * The words of a call such as `it.each(table)`: `it`, `each`.
 * @param {ts.Expression} called
 * @returns {readonly string[]}
 */
const wordsOf = (called) => {
  if (ts.isIdentifier(called)) return [called.text]
  if (ts.isPropertyAccessExpression(called)) return [...wordsOf(called.expression), called.name.text]
  if (ts.isCallExpression(called)) return wordsOf(called.expression)
  return ts.isTaggedTemplateExpression(called) ? wordsOf(called.tag) : []
}

/** @param {ts.Expression | undefined} title */
const textOf = (title) => {
  if (title === undefined) return ''
  if (ts.isStringLiteralLike(title)) return title.text
  if (!ts.isTemplateExpression(title)) return ''
  return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/** @param {readonly string[]} words */
const runs = ([first = '', ...others]) =>
  /^(?:it|test|describe|scenario)$/.test(first) && !others.some((word) => /^(?:skip|todo|fails|fixme)$/.test(word))

/**
 * The titles of a test file that name a requirement.
 * @param {string} file
 * @param {string} source
 * @returns {readonly string[]}
 */
export const titlesIn = (file, source) => {
  /** @type {string[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && runs(wordsOf(node.expression))) {
      const title = textOf(node.arguments[0])
      if (namedIn(title).length > 0) found.push(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false))
  return found
}

/**
 * Tests by the requirement that they name, the nearest to the rule first.
 * @param {string} root
 * @returns {ReadonlyMap<string, readonly Shown[]>}
 */
export const readTests = (root) => {
  /** @type {Map<string, Shown[]>} */
  const tests = new Map()
  const files = filesIn(root, 'tests', /\.(?:test|e2e|cases)\.tsx?$/)
  for (const file of files.toSorted((one, other) => distance(one) - distance(other))) {
    const source = readFileSync(join(root, file), 'utf8')
    if (namedIn(source).length === 0) continue
    for (const title of titlesIn(file, source))
      for (const id of new Set(namedIn(title))) tests.set(id, [...(tests.get(id) ?? []), { file, title }])
  }
  return tests
}
