#!/usr/bin/env node
// Every text that a view asks for exists in every language, nothing stands unused, and no view holds a text itself.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { checkLegal } from './texts/legal.mjs'
import { checkTight } from './texts/tight.mjs'

const PLURAL = /_(zero|one|two|few|many|other)$/
/** The fixed part of a key that is put together, such as `ended_${reason}`. */
const HEAD = /^[\w:]{2,}_$/
/** Forms that mean one number may say it in words. */
const FIXED = /_(zero|one|two)$/
const SILENT = /^(gallery|locales)$/

const filesBelow = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return SILENT.test(name) ? [] : filesBelow(path)
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [path] : []
  })

const readTexts = (locales, language) =>
  new Map(
    readdirSync(join(locales, language))
      .filter((name) => name.endsWith('.json'))
      .map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(locales, language, name), 'utf8'))]),
  )

/** Names of a number: a form that means exactly one may leave them out. */
const NUMBERS = ['count', 'formatted', 'coins']

const placeholders = (text) => [...text.matchAll(/{{\s*([\w.]+)[^}]*}}/g)].map((match) => match[1])

const named = (text, without = []) =>
  [...new Set(placeholders(text))]
    .filter((name) => !without.includes(name))
    .toSorted()
    .join(', ')

const stem = (key) => key.replace(PLURAL, '')

/** The keys of a namespace as views name them: plural forms fall together. */
const stems = (texts) => new Set(Object.keys(texts).map((key) => (`${stem(key)}_other` in texts ? stem(key) : key)))

const pluralStems = (texts) =>
  Object.keys(texts)
    .filter((key) => key.endsWith('_other'))
    .map(stem)

/** Keys, plural forms and placeholders of one language against English. */
export const compare = (language, english, other) => {
  const problems = []
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const [namespace, texts] of english) {
    const theirs = other.get(namespace)
    const say = (what) => problems.push(`${language}/${namespace}.json: ${what}`)
    if (theirs === undefined) {
      say('missing')
      continue
    }
    for (const key of stems(texts)) if (!stems(theirs).has(key)) say(`no '${key}'`)
    for (const key of stems(theirs)) if (!stems(texts).has(key)) say(`'${key}' is not in English`)
    for (const key of pluralStems(theirs))
      for (const form of forms) if (!(`${key}_${form}` in theirs)) say(`no plural form '${key}_${form}'`)
    for (const [key, text] of Object.entries(theirs)) {
      if (typeof text !== 'string' || text.trim() === '') say(`'${key}' is empty`)
      const model = texts[key] ?? texts[`${stem(key)}_other`]
      if (typeof text !== 'string' || typeof model !== 'string') continue
      const [wanted, given] = [named(model), named(text)]
      if (wanted === given || (FIXED.test(key) && named(model, NUMBERS) === named(text, NUMBERS))) continue
      say(`'${key}' has {${given}}, English has {${wanted}}`)
    }
  }
  return problems
}

const literal = (node) => (node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined)

/** What one source file asks for, and the texts that it holds itself. */
export const scan = (path, source) => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found = { namespaces: new Set(), asked: [], strings: new Set(), held: [], heads: new Set() }
  const at = (node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const hold = (node, text) => /\p{L}/u.test(text) && found.held.push({ line: at(node), text: text.trim() })
  /** The texts of the component that is read; a file may hold components with different ones. */
  let nearest
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) found.strings.add(node.text)
    if (ts.isTemplateExpression(node) && HEAD.test(node.head.text)) found.heads.add(node.head.text)
    if (ts.isJsxText(node)) hold(node, node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) hold(node, literal(node.expression) ?? '')
    if (
      ts.isJsxAttribute(node) &&
      /^(aria-label|alt|title|placeholder|label|text|hint|error)$/.test(node.name.getText())
    )
      hold(node, literal(node.initializer) ?? '')
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText()
      const first = node.arguments[0]
      if (called === 'useTranslation' && first !== undefined) {
        const spaces = (ts.isArrayLiteralExpression(first) ? [...first.elements] : [first]).map(literal)
        for (const space of spaces) if (space !== undefined) found.namespaces.add(space)
        nearest = spaces[0] ?? nearest
      }
      if (/(^|\.)t$/.test(called) && literal(first) !== undefined)
        found.asked.push({ key: literal(first), line: at(node), space: nearest })
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey' && literal(node.initializer) !== undefined)
      found.asked.push({ key: literal(node.initializer), line: at(node) })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const split = (key, fallback) => {
  const [namespace, ...rest] = key.split(':')
  return rest.length === 0 ? [fallback, key] : [namespace, rest.join(':')]
}

/** The keys that some source names, whole or by their beginning. */
const usedIn = (english, sources) => {
  const strings = new Set(sources.flatMap(({ found }) => [...found.strings]))
  const heads = [...new Set(sources.flatMap(({ found }) => [...found.heads]))]
  const asked = (name) => strings.has(name) || heads.some((head) => name.startsWith(head))
  return (namespace, key) => asked(key) || asked(`${namespace}:${key}`)
}

/** Texts that views ask for and that are not there, texts nobody asks for, texts in the code. */
export const checkUse = (english, sources) => {
  const problems = []
  const known = new Map([...english].map(([namespace, texts]) => [namespace, stems(texts)]))
  const isKey = (text) => [...known.values()].some((keys) => keys.has(text))
  for (const { path, found } of sources) {
    const spaces = found.namespaces.size > 0 ? [...found.namespaces] : ['common']
    for (const { key, line, space } of found.asked) {
      const [namespace, name] = split(key, space ?? spaces[0])
      if (known.get(namespace)?.has(name) !== true) problems.push(`${path}:${line}: no text '${namespace}:${name}'`)
    }
    for (const { line, text } of found.held)
      if (!isKey(text)) problems.push(`${path}:${line}: '${text.slice(0, 40)}' stands in the code`)
  }
  const used = usedIn(english, sources)
  for (const [namespace, keys] of known)
    for (const key of keys) if (!used(namespace, key)) problems.push(`en/${namespace}.json: '${key}' is not used`)
  return problems
}

/** Texts that stand in one file a language, apart from the interface: those of mails and notices, of demo people, and of the worker. */
const APART = ['server/texts', 'src/demo/texts', 'src/worker/texts']

const readApart = (folder, language) => {
  const path = join(folder, `${language}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

const compareApart = (root, languages) =>
  APART.filter((name) => existsSync(join(root, name))).flatMap((name) => {
    const english = new Map([[name, readApart(join(root, name), 'en')]])
    return ['en', ...languages].flatMap((language) => {
      const texts = readApart(join(root, name), language)
      return compare(language, english, new Map(texts === undefined ? [] : [[name, texts]]))
    })
  })

/** All problems of a project folder. */
export const checkTexts = (root) => {
  const locales = join(root, 'src/ui/i18n/locales')
  const english = readTexts(locales, 'en')
  const languages = readdirSync(locales).filter((language) => language !== 'en')
  const sources = filesBelow(join(root, 'src/ui')).map((path) => ({
    path: relative(root, path),
    found: scan(path, readFileSync(path, 'utf8')),
  }))
  return [
    ...compare('en', english, english),
    ...checkTight('en', english),
    ...languages.flatMap((language) => {
      const texts = readTexts(locales, language)
      return [...compare(language, english, texts), ...checkTight(language, texts)]
    }),
    ...checkUse(english, sources),
    ...compareApart(root, languages),
    ...checkLegal(root, languages),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkTexts(fileURLToPath(new URL('..', import.meta.url)))
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'texts: complete' : `texts: ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
