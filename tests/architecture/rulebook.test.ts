import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beyond } from '../../scripts/rulebook/beyond-domain.mjs'
import { decidersIn, readComment } from '../../scripts/rulebook/deciders.mjs'
import { durationOf, figureOf } from '../../scripts/rulebook/figures.mjs'
import { pageOf } from '../../scripts/rulebook/page.mjs'
import { problemsOf } from '../../scripts/rulebook/problems.mjs'
import { titlesIn } from '../../scripts/rulebook/titles.mjs'
import { output, plant, root, uproot } from './planted-tree'

const FILE = 'src/domain/calls/bell.ts'
const known = new Set([FILE, 'src/domain/kernel/time.ts'])
const deciders = (text: string) => decidersIn(FILE, text, known)

describe('what decides a rule', () => {
  it('is read from the comments, ids in lists, ranges and further lines included [PLUS-28]', () => {
    expect(readComment('/** Rings (@rule CALL-1, CALL-3..5). */')).toEqual({
      ids: ['CALL-1', 'CALL-3', 'CALL-4', 'CALL-5'],
      says: 'Rings.',
    })
    expect(readComment('/**\n * Rings.\n *\n * @rule CALL-1 CALL-2\n * CALL-3\n */').ids).toHaveLength(3)
  })

  it('is a function with the constants that it stands on, its own and imported ones [PLUS-28]', () => {
    const text = [
      "import { SECOND } from '../kernel/time'",
      'const RING_MS = 30 * SECOND',
      '/** Ends (@rule CALL-1). */',
      'export const over = (ms: number) => ms >= RING_MS',
    ].join('\n')
    expect(deciders(text)).toMatchObject([
      { name: 'over', kind: 'function', ids: ['CALL-1'], constants: [{ file: FILE, name: 'RING_MS' }] },
    ])
  })

  it('is a constant, with one on the next line that shares its comment [PLUS-28]', () => {
    const text = '/** Leases (@rule CALL-1). */\nexport const LEASE_MS = 1\nconst RENEW_MS = 2\n\nconst OTHER = 3\n'
    expect(deciders(text)[0]).toMatchObject({ name: 'LEASE_MS, RENEW_MS', kind: 'value' })
  })

  it('is a member of a type or of a table [PLUS-28]', () => {
    const text =
      'export const prices = {\n  /** @rule CALL-1 */\n  like: 5,\n}\nexport interface A {\n  /** @rule CALL-2 */\n  readonly b: 1\n}'
    expect(deciders(text)).toMatchObject([
      { name: 'prices.like', constants: [{ name: 'prices', member: 'like' }] },
      { name: 'A.b', kind: 'type', constants: [] },
    ])
  })
})

describe('a figure', () => {
  it.each([
    [200, '200 ms'],
    [90_000, '1 min 30 s (90,000 ms)'],
    [259_200_000, '3 days (259,200,000 ms)'],
    [1_200, '1 s 200 ms (1,200 ms)'],
  ])('of %i ms reads %s [PLUS-28]', (ms, words) => expect(durationOf(ms)).toBe(words))

  it('is a line, a table where it is small, or nothing [PLUS-28]', () => {
    expect(figureOf('PRICE', 1_000)).toEqual({ line: '1,000' })
    expect(figureOf('prices', { card: { like: 5, restMs: 2_000 } })).toEqual({
      table: [
        ['card like', '5'],
        ['card restMs', '2 s (2,000 ms)'],
      ],
    })
    expect(
      figureOf(
        'large',
        Array.from({ length: 99 }, (_, a) => ({ a })),
      ),
    ).toHaveProperty('line')
    expect(figureOf('check', () => 1)).toBeNull()
  })
})

describe('the page', () => {
  const text = `
    /** @rule CALL-1 */
    const RING_MS = 30_000
    const LEAST = 5
    /** @rule CALL-1 CALL-2 */
    export const over = () => RING_MS + LEAST
    /** @rule CALL-3 */
    export const under = () => RING_MS + LEAST`
  const ids = ['CALL-1', 'CALL-2', 'CALL-3']
  const rows = new Map(ids.map((id) => [id, { id, text: 'Rings', file: 'a.md' }] as const))
  const values = new Map([
    [`${FILE} RING_MS`, 30_000],
    [`${FILE} LEAST`, 5],
  ])
  const page = pageOf({ rows, deciders: deciders(text), tests: new Map(), beyond: [], values })
  const figuresAt = (id: string) =>
    [...(page.split(`### ${id}\n`)[1]?.split('###')[0] ?? '').matchAll(/Figure: `(\w+)`/g)].map(([, name]) => name)

  it('shows a figure at the rules that it cites, one that cites none where its function has one rule [PLUS-28]', () => {
    expect(ids.map(figuresAt)).toEqual([['RING_MS'], [], ['LEAST']])
  })
})

describe('the titles of tests', () => {
  it('are those that run, of any shape [PLUS-28]', () => {
    const source = [
      "it('a [CALL-1]', () => {})",
      "it.each([[1, (x) => x]])('b %i [CALL-2]', f)",
      'test.describe(`c ${x} [CALL-3]`, f)',
      "it.skip('d [CALL-4]', f)",
      "said('e [CALL-5]')",
      "it('no id', f)",
      'const generic = <T>(x: T) => x',
    ].join('\n')
    expect(titlesIn('a.test.ts', source)).toEqual(['a [CALL-1]', 'b %i [CALL-2]', 'c … [CALL-3]'])
  })
})

describe('the check of rules', () => {
  const row = (id: string) => [id, { id, text: 'Rings', file: 'a.md' }] as const
  const test = (id: string) => [id, [{ file: 'a.test.ts', title: `rings [${id}]` }]] as const
  const reason = (rows: string) => ({ title: 'Words', because: 'They are words.', rows })
  const sound = {
    rows: new Map([row('CALL-1'), row('CALL-2'), row('WIRE-1')]),
    deciders: deciders('/** @rule CALL-1 */\nexport const A = 1'),
    tests: new Map([test('CALL-1')]),
    beyond: [reason('CALL-2')],
  }

  it('accepts what is whole, and wants no decider for other areas [PLUS-28]', () => {
    expect(problemsOf(sound)).toEqual([])
  })

  it.each([
    [
      'an id that no requirement has',
      { deciders: deciders('/** @rule CALL-1 CALL-9 */\nconst A = 1') },
      'CALL-9, which no',
    ],
    ['a rule without a test', { tests: new Map() }, 'CALL-1 is decided in the domain, and no test'],
    ['a row in neither place', { beyond: [] }, 'CALL-2 is decided nowhere'],
    [
      'a row in both places',
      { beyond: [reason('CALL-1..2')] },
      "CALL-1 is decided in the domain, and stands under 'Words'",
    ],
    ['a reason for no row', { beyond: [reason('CALL-2, CALL-8')] }, "CALL-8 under 'Words' is no requirement"],
    ['a row with two reasons', { beyond: [reason('CALL-2'), reason('CALL-2')] }, 'CALL-2 stands a second time'],
  ])('finds %s [PLUS-28]', (_, spoilt, told) => {
    const problems = problemsOf({ ...sound, ...spoilt })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(told)
  })
})

it('has words for each reason why a requirement is no rule of the domain [PLUS-28]', () => {
  for (const { because, title } of beyond) expect(`${title}: ${because}`).toMatch(/^[A-Z].{3,}: [A-Z].{30,}\.$/)
})

describe('the command', () => {
  let folder = ''
  const book = (...args: readonly string[]) =>
    output('node', [join(root, 'scripts/rulebook.mjs'), '--root', folder, ...args], folder)
  const page = () => readFile(join(folder, 'docs/rulebook.md'), 'utf8')

  beforeAll(async () => {
    folder = await plant(
      {
        'docs/requirements/calls.md': '| ID | Requirement |\n|---|---|\n| CALL-1 | Rings for 30 s |\n',
        [FILE]:
          '/** How long it rings. @rule CALL-1 */\nconst RING_MS = 30_000\nexport const over = (ms: number) => ms >= RING_MS\n',
        'tests/domain/bell.test.ts': "it('rings for 30 s [CALL-1]', () => {})\n",
        'scripts/rulebook/beyond-domain.mjs': 'export const beyond = []\n',
      },
      [],
    )
  })
  afterAll(() => uproot(folder))

  it('writes requirement, figure of a private constant, decider and test, and finds its book stale after a change [PLUS-28]', async () => {
    expect(await book()).toContain('1 rules, 0 problems')
    expect(await page()).toContain('> Rings for 30 s')
    expect(await page()).toContain('Figure: `RING_MS` is 30 s (30,000 ms)')
    expect(await page()).toContain('[tests/domain/bell.test.ts](../tests/domain/bell.test.ts): rings for 30 s [CALL-1]')
    expect(await book('--check')).toContain('0 problems')
    const text = await readFile(join(folder, FILE), 'utf8')
    await writeFile(join(folder, FILE), `\n\n${text}`)
    expect(await book('--check')).toContain('0 problems')
    await writeFile(join(folder, FILE), text.replace('30_000', '31_000'))
    expect(await book('--check')).toContain('1 problems')
  }, 60_000)
})
