// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesIn } from './files.mjs'
import { idsIn } from './ids.mjs'

/**
 * What decides a rule: a declaration of the domain whose comment cites it.
 * @typedef {object} Decider
 * @property {string} file
 * @property {string} name as it stands in the code; that of the file where the comment is about the whole file
 * @property {'function' | 'value' | 'type' | 'file'} kind
 * @property {string} says the comment without its citations
 * @property {readonly string[]} ids
 * @property {readonly Constant[]} constants what is or holds its figure
 */

/**
 * A constant at the top of a module of the domain; `member`: only this property of it.
 * @typedef {{ readonly file: string, readonly name: string, readonly member?: string }} Constant
 */

/** Names of figures are written in capitals. */
const FIGURE = /^[A-Z][A-Z\d_]+$/

/** Its constants are units, not figures. */
const UNITS = 'src/domain/kernel/time.ts'

const CITED = /@rule\s+((?:[A-Z]{4,5}-\d+(?:\.\.\d+)?(?:[\s,*]|and\b)*)+)/g

/**
 * The words of a comment, and what it cites.
 * @param {string} comment
 */
export const readComment = (comment) => ({
  ids: [...comment.matchAll(CITED)].flatMap(([, list]) => idsIn(list ?? '')),
  says: comment
    .replaceAll(/^\/\*\*?|\s*\*\/$|^\/\/ ?/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s*\(@rule[^)]*\)|\s*@rule\s+[A-Z0-9\s,.-]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim(),
})

/** @param {ts.Statement} statement */
const namesOf = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  const name = /** @type {{ name?: ts.Node }} */ (statement).name
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : []
}

/** @param {ts.Statement} statement */
const initializerOf = (statement) =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.initializer : undefined

/**
 * @param {ts.Statement} statement
 * @returns {Decider['kind']}
 */
const kindOf = (statement) => {
  if (ts.isFunctionDeclaration(statement)) return 'function'
  const initializer = initializerOf(statement)
  if (initializer === undefined) return namesOf(statement).length === 0 ? 'file' : 'type'
  return ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer) ? 'function' : 'value'
}

/**
 * Comments of a statement and of all in it, each with the member that it stands at.
 * @param {ts.SourceFile} source
 * @param {ts.Statement} statement
 */
const commentsOf = (source, statement) => {
  /** @type {Map<number, { readonly text: string, readonly member: string | undefined }>} */
  const found = new Map()
  /** @param {ts.Node} node @param {string | undefined} member */
  const visit = (node, member) => {
    const own = ts.isPropertyAssignment(node) || ts.isPropertySignature(node) ? node.name.getText(source) : member
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.pos) ?? [])
      if (!found.has(pos)) found.set(pos, { text: source.text.slice(pos, end), member: own })
    ts.forEachChild(node, (child) => visit(child, own))
  }
  visit(statement, undefined)
  return [...found.values()]
}

/**
 * Which module of the domain a relative import names.
 * @param {string} file
 * @param {string} specifier
 * @param {ReadonlySet<string>} known
 */
const moduleOf = (file, specifier, known) => {
  const path = new URL(specifier, `file:///${file}`).pathname.slice(1)
  return [`${path}.ts`, `${path}/index.ts`].find((each) => known.has(each))
}

/**
 * Whether a constant is a figure or a table of some, and no state or place that something begins with: by its name, which is
 * written in capitals, or by its form.
 * @param {ts.Statement} statement
 */
const isFigure = (statement) => {
  if (kindOf(statement) !== 'value') return false
  if (namesOf(statement).some((name) => FIGURE.test(name))) return true
  const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
  const form = `${declaration?.type?.getText() ?? ''} ${declaration?.initializer?.getText() ?? ''}`.trim()
  return /^(?:Readonly<Record<|Readonly(?:Map|Set)<|new (?:Map|Set)\b|\[)|satisfies Readonly<Record</.test(form)
}

/**
 * What each name of a module stands for: a constant of its own, or one that it imports.
 * @param {string} file
 * @param {ts.SourceFile} source
 * @param {ReadonlySet<string>} known
 */
const constantsOf = (file, source, known) => {
  /** @type {Map<string, Constant>} */
  const constants = new Map()
  for (const statement of source.statements) {
    if (isFigure(statement)) for (const name of namesOf(statement)) constants.set(name, { file, name })
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = moduleOf(file, statement.moduleSpecifier.text, known)
    const bindings = statement.importClause?.namedBindings
    if (from === undefined || from === UNITS || bindings === undefined || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName } of bindings.elements)
      if (FIGURE.test(name.text)) constants.set(name.text, { file: from, name: (propertyName ?? name).text })
  }
  return constants
}

/**
 * The constants that a statement stands on.
 * @param {ts.Statement} statement
 * @param {ReadonlyMap<string, Constant>} constants
 */
const usedIn = (statement, constants) => {
  /** @type {Set<Constant>} */
  const used = new Set()
  /** @param {ts.Node} node */
  const visit = (node) => {
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
    if (constant !== undefined) used.add(constant)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return [...used]
}

/**
 * A constant on the line after another, without words of its own, shares the comment of that one.
 * @param {ts.SourceFile} source
 * @param {number} at
 */
const sharing = (source, at) => {
  const names = []
  for (let next = at + 1; next < source.statements.length; next += 1) {
    const statement = source.statements[next]
    if (statement === undefined || kindOf(statement) !== 'value') break
    if (source.text.slice(statement.pos, statement.getStart(source)) !== '\n') break
    names.push(...namesOf(statement))
  }
  return names
}

/**
 * The deciders of one module.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} known the modules of the domain
 * @returns {readonly Decider[]}
 */
export const decidersIn = (file, text, known) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const constants = constantsOf(file, source, known)
  return source.statements.flatMap((statement, at) =>
    commentsOf(source, statement).flatMap(({ text: comment, member }) => {
      const { ids, says } = readComment(comment)
      if (ids.length === 0) return []
      const kind = kindOf(statement)
      const shared = kind === 'value' && member === undefined ? sharing(source, at) : []
      const names = [...namesOf(statement), ...shared]
      const name = names.length === 0 ? (file.split('/').at(-1) ?? file) : names.join(', ')
      const own = names.map((each) => ({ file, name: each, ...(member === undefined ? {} : { member }) }))
      const figures = kind === 'value' ? own : kind === 'function' ? usedIn(statement, constants) : []
      return [{ file, name: member === undefined ? name : `${name}.${member}`, kind, says, ids, constants: figures }]
    }),
  )
}

/**
 * All deciders of the domain.
 * @param {string} root
 */
export const readDeciders = (root) => {
  const files = filesIn(root, 'src/domain', /\.ts$/)
  const known = new Set(files)
  return files.flatMap((file) => decidersIn(file, readFileSync(join(root, file), 'utf8'), known))
}
