// @ts-check
import { cell, figureOf } from './figures.mjs'
import { areaOf, byId, idsIn } from './ids.mjs'
import { decidedBy } from './problems.mjs'
import { keyOf } from './values.mjs'

/** @typedef {import('./deciders.mjs').Decider} Decider */
/**
 * `values` are those of the constants, `citing` the rules that a constant cites itself, both by `keyOf`.
 * @typedef {import('./problems.mjs').Material & {
 *   readonly values: ReadonlyMap<string, unknown>,
 *   readonly citing: ReadonlyMap<string, ReadonlySet<string>>,
 * }} Book
 */

/** The parts of the book, in the order of the layers' folders, and the areas whose rules stand there. */
const FEATURES = {
  account: ['Account', 'ACCT'],
  profile: ['Profile', 'PROF'],
  friends: ['Friends', 'FRND'],
  chat: ['Chat', 'CHAT'],
  gifts: ['Gifts', 'GIFT'],
  calls: ['Calls', 'CALL'],
  matching: ['Matching', 'MTCH'],
  coins: ['Coins', 'COIN'],
  tasks: ['Tasks', 'TASK'],
  safety: ['Safety', 'SAFE'],
  kernel: ['What several features share', ''],
}

/** Tests that are named; the others are counted. */
const MOST_TESTS = 3

const KINDS = { function: 'decided by', value: 'set by', type: 'stated by', file: 'decided in' }

/** @param {string} id @param {readonly Decider[]} deciders */
const featureOf = (id, deciders) => {
  const folders = deciders.map(({ file }) => file.split('/')[2] ?? '')
  const home = Object.entries(FEATURES).find(([, [, area]]) => area === areaOf(id))?.[0]
  return home !== undefined && folders.includes(home) ? home : (folders[0] ?? 'kernel')
}

/**
 * Text of others in Markdown; what stands in backticks is left alone.
 * @param {string} text
 */
const inText = (text) =>
  text
    .split('`')
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(/([<>*_])/g, '\\$1') : part))
    .join('`')

/** @param {string} file */
const link = (file) => `[${file.replace(/^src\/domain\//, '')}](../${file})`

/**
 * The constants that are figures of this rule: those that cite it themselves, and of those that cite none the ones of a function
 * that decides nothing else.
 * @param {string} id @param {readonly Decider[]} deciders @param {Book['citing']} citing
 */
const constantsOf = (id, deciders, citing) =>
  deciders.flatMap(({ constants, ids, kind }) =>
    kind === 'function'
      ? constants.filter((each) => citing.get(keyOf(each))?.has(id) ?? new Set(ids).size === 1)
      : constants,
  )

/** @param {string} id @param {readonly Decider[]} deciders @param {Book} book */
const figuresOf = (id, deciders, { citing, values }) => {
  const constants = new Map(constantsOf(id, deciders, citing).map((each) => [keyOf(each), each]))
  return [...constants].flatMap(([key, { name, member }]) => {
    const called = member === undefined ? name : `${name}.${member}`
    const figure = figureOf(called, values.get(key))
    if (figure === null) return []
    if ('line' in figure) return [`- Figure: \`${called}\` is ${figure.line}`]
    const rows = figure.table.map(([path, text]) => `  | ${cell(path)} | ${cell(text)} |`)
    return [`- Figures of \`${called}\`:`, '', '  | of | is |', '  | --- | --- |', ...rows, '']
  })
}

/** @param {Decider} decider */
const deciderLine = ({ kind, name, file, says }) =>
  `- ${KINDS[kind]} \`${name}\` in ${link(file)}${says === '' ? '' : `: ${inText(says)}`}`

/** @param {Book['tests'] extends ReadonlyMap<string, infer Tests> ? Tests : never} tests */
const testLines = (tests) => {
  const shown = tests.slice(0, MOST_TESTS).map(({ file, title }) => `  - [${file}](../${file}): ${inText(title)}`)
  const others = tests.length - shown.length
  const more = others === 0 ? [] : [`  - and ${others} more`]
  return [`- shown by ${tests.length === 1 ? 'one test' : `${tests.length} tests`}`, ...shown, ...more]
}

/** @param {string} id @param {readonly Decider[]} deciders @param {Book} book */
const rule = (id, deciders, book) => [
  `### ${id}`,
  '',
  `> ${inText(book.rows.get(id)?.text.replaceAll('**DECIDE** ', '') ?? '')}`,
  '',
  ...figuresOf(id, deciders, book),
  ...deciders.map(deciderLine),
  ...testLines(book.tests.get(id) ?? []),
  '',
]

/** @param {Book} book */
const chapters = (book) => {
  const rules = [...decidedBy(book)]
  return Object.entries(FEATURES).map(([folder, [title = '']]) => {
    const own = rules.filter(([id, deciders]) => featureOf(id, deciders) === folder)
    const withFigure = own.filter(([id, deciders]) => figuresOf(id, deciders, book).length > 0).length
    const shown = new Set(own.flatMap(([id]) => (book.tests.get(id) ?? []).map((test) => `${test.file} ${test.title}`)))
    return { folder, title, own, withFigure, deciders: new Set(own.flatMap(([, all]) => all)).size, tests: shown.size }
  })
}

/** @param {ReturnType<typeof chapters>} all @param {number} beyond */
const overview = (all, beyond) => {
  const sum = (/** @type {(chapter: (typeof all)[number]) => number} */ of) =>
    all.reduce((total, chapter) => total + of(chapter), 0)
  const rows = all.map(
    ({ folder, title, own, withFigure, deciders, tests }) =>
      `| [${title}](#${folder}) | ${own.length} | ${withFigure} | ${deciders} | ${tests} |`,
  )
  const total = `| **all** | ${sum(({ own }) => own.length)} | ${sum((each) => each.withFigure)} | | |`
  const head = [
    '| feature | rules | with a figure | declarations that decide | tests that show |',
    '| --- | --: | --: | --: | --: |',
  ]
  return [
    ...head,
    ...rows,
    total,
    '',
    `${beyond} more requirements of these features are [no rules of the domain](#beyond).`,
  ]
}

const INTRODUCTION = [
  '# The rule book',
  '',
  '<!-- Written by `npm run rulebook`; do not edit. -->',
  '',
  'Every rule that the product decides by, as the code has it. Each entry has the words of the requirement, the figures that',
  'the running code uses (computed from it, not copied), the declaration that decides, and the tests that show it. Nothing here',
  'is written by hand: the book is made from `src/domain`, `docs/requirements` and the titles of the tests, and the checks of',
  '`npm test` fail when it differs from them.',
  '',
  'How to read an entry:',
  '',
  '- **the quotation** is the requirement, with its number above it;',
  '- **Figure** is a limit, price or time: durations in words, with milliseconds in brackets; prices in coins;',
  '- **decided by** names a function: given the facts, it says what holds; **set by** a figure or table; **stated by** the kinds',
  '  of things that there can be, which the compiler holds the code to. The name stands once in the file that is linked;',
  '- **shown by** names the tests that would fail if the rule were broken, the nearest to the rule first. Where a test',
  '  runs over a table of cases, `%s`, `%i` and the like stand for what the table holds.',
  '',
]

/** @param {Book} book */
const beyondPart = ({ beyond, rows, tests }) => [
  '<a id="beyond"></a>',
  '',
  '## What is no rule of the domain',
  '',
  'Requirements of the same features that decide nothing by themselves, by the reason why.',
  '',
  ...beyond.flatMap(({ title, because, rows: ids }) => [
    `### ${title}`,
    '',
    because,
    '',
    '| requirement | text | tests |',
    '| --- | --- | --: |',
    ...idsIn(ids)
      .toSorted(byId)
      .map(
        (id) =>
          `| ${id} | ${cell(inText(rows.get(id)?.text.replaceAll('**DECIDE** ', '').replaceAll('\\|', '|') ?? ''))} | ${tests.get(id)?.length ?? 0} |`,
      ),
    '',
  ]),
]

/** @param {readonly Decider[]} deciders @returns {Book['citing']} */
const citingOf = (deciders) => {
  /** @type {Map<string, Set<string>>} */
  const citing = new Map()
  for (const { constants, ids, kind } of deciders)
    if (kind === 'value')
      for (const key of constants.map(keyOf)) citing.set(key, new Set([...(citing.get(key) ?? []), ...ids]))
  return citing
}

/**
 * The rule book as Markdown.
 * @param {Omit<Book, 'citing'>} material
 */
export const pageOf = (material) => {
  const book = { ...material, citing: citingOf(material.deciders) }
  const all = chapters(book)
  const parts = all.map(({ folder, title, own }) => [
    `<a id="${folder}"></a>`,
    '',
    `## ${title}`,
    '',
    own.map(([id]) => `[${id}](#${id.toLowerCase()})`).join(' · '),
    '',
    ...own.flatMap(([id, deciders]) => rule(id, deciders, book)),
  ])
  const beyond = book.beyond.flatMap(({ rows }) => idsIn(rows)).length
  const contents = ['## Overview', '', ...overview(all, beyond), '']
  return `${[...INTRODUCTION, ...contents, ...parts.flat(), ...beyondPart(book)].join('\n').trimEnd()}\n`
}
