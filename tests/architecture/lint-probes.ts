/** A file that breaks one ban, and the rule that says so. */
export interface LintProbe {
  readonly rule: string
  readonly at: string
  readonly text: string
}

const lines = (count: number, line: string): string => `${line}\n`.repeat(count)

const long = (count: number): string =>
  `export const f = (log: (n: number) => void) => {\n${lines(count, '  log(1)')}}\n`

const inBoth = (rule: string, name: string, text: string): readonly LintProbe[] =>
  ['domain', 'application'].map((layer) => ({ rule, at: `src/${layer}/chat/${name}.ts`, text }))

const impure: readonly LintProbe[] = [
  ...inBoth('eslint(no-restricted-properties)', 'now', 'export const now = (): number => Date.now()\n'),
  ...inBoth('eslint(no-restricted-properties)', 'random', 'export const random = (): number => Math.random()\n'),
  ...inBoth(
    'eslint(no-restricted-properties)',
    'random-by-name',
    "export const random = (): number => Math['random']()\n",
  ),
  ...inBoth('eslint(no-restricted-properties)', 'random-taken', 'export const { random } = Math\n'),
  ...inBoth('eslint(no-restricted-globals)', 'date', 'export const today = (): Date => new Date()\n'),
  ...inBoth('eslint(no-restricted-globals)', 'runtime', 'export const runtime = (): unknown => globalThis\n'),
]

const everywhere: readonly LintProbe[] = [
  {
    rule: 'eslint(no-console)',
    at: 'src/ui/chat/console.ts',
    text: "export const say = (): void => console.log('a')\n",
  },
  {
    rule: 'eslint(no-console)',
    at: 'server/chat/console.ts',
    text: "export const say = (): void => console.log('a')\n",
  },
  { rule: 'typescript(no-explicit-any)', at: 'server/chat/any.ts', text: 'export const a = (b: any): unknown => b\n' },
  {
    rule: 'typescript(no-non-null-assertion)',
    at: 'server/chat/sure.ts',
    text: 'export const a = (b?: string): string => b!\n',
  },
  { rule: 'typescript(ban-ts-comment)', at: 'server/chat/ignore.ts', text: '// @ts-ignore\nexport const a = 1\n' },
  { rule: 'import(no-default-export)', at: 'src/ui/chat/default.ts', text: 'const a = 1\nexport default a\n' },
  { rule: 'oxc(no-barrel-file)', at: 'src/ui/chat/barrel.ts', text: "export * from './any'\n" },
  { rule: 'eslint(max-lines)', at: 'src/domain/chat/long.ts', text: lines(251, '//') + 'export const a = 1\n' },
  { rule: 'eslint(max-lines-per-function)', at: 'src/domain/chat/long-function.ts', text: long(40) },
  { rule: 'unicorn(filename-case)', at: 'src/domain/chat/sendMessage.ts', text: 'export const a = 1\n' },
  { rule: 'eslint(no-warning-comments)', at: 'src/domain/chat/later.ts', text: '// TODO: later\nexport const a = 1\n' },
  { rule: 'eslint(eqeqeq)', at: 'src/domain/chat/equal.ts', text: 'export const a = (b: number): boolean => b == 1\n' },
]

const views: readonly LintProbe[] = [
  {
    rule: 'react(no-danger)',
    at: 'src/ui/chat/danger.view.tsx',
    text: "export const Danger = () => <p dangerouslySetInnerHTML={{ __html: '' }} />\n",
  },
  {
    rule: 'react-hooks(rules-of-hooks)',
    at: 'src/ui/chat/hooks.view.tsx',
    text: "import { useId } from 'react'\nexport const Hooks = ({ on }: { on: boolean }) => {\n  if (on) return <p id={useId()} />\n  return null\n}\n",
  },
  {
    rule: 'react-hooks(exhaustive-deps)',
    at: 'src/ui/chat/deps.view.tsx',
    text: "import { useEffect } from 'react'\nexport const Deps = ({ say }: { say: () => void }) => {\n  useEffect(() => say(), [])\n  return null\n}\n",
  },
  {
    rule: 'jsx-a11y(alt-text)',
    at: 'src/ui/chat/alt.view.tsx',
    text: "export const Alt = () => <img src='a.png' />\n",
  },
]

const test = (body: string): string => `import { expect, it, vi } from 'vitest'\n${body}\n`

const tests: readonly LintProbe[] = [
  {
    rule: 'vitest(no-focused-tests)',
    at: 'tests/domain/focused.test.ts',
    text: test("it.only('a', () => expect(vi).toBe(1))"),
  },
  {
    rule: 'vitest(no-disabled-tests)',
    at: 'tests/domain/skipped.test.ts',
    text: test("it.skip('a', () => expect(vi).toBe(1))"),
  },
  { rule: 'vitest(expect-expect)', at: 'tests/domain/empty.test.ts', text: test("it('a', () => { vi.fn(expect) })") },
  {
    rule: 'vitest(no-restricted-vi-methods)',
    at: 'tests/domain/mocked.test.ts',
    text: test("vi.mock('node:fs')\nit('a', () => expect(1).toBe(1))"),
  },
]

/** What each ban of the linter must catch. */
export const lintProbes: readonly LintProbe[] = [...impure, ...everywhere, ...views, ...tests]

/** What the bans of `scripts/check-sources.mjs` must catch. */
export const sourceProbes: readonly LintProbe[] = [
  { rule: 'no-re-exports', at: 'src/ui/chat/again.ts', text: "export { a } from './default-free'\n" },
  {
    rule: 'no-double-cast',
    at: 'server/chat/cast.ts',
    text: 'export const a = (b: string): number => b as unknown as number\n',
  },
  { rule: 'no-literal-tracking', at: 'src/ui/chat/apart.module.css', text: '.name { letter-spacing: -0.03em }\n' },
]

/** Files at a limit: nothing may catch them. */
export const fine: readonly LintProbe[] = [
  { rule: '', at: 'src/domain/chat/long-enough.ts', text: lines(249, '//') + 'export const a = 1\n' },
  { rule: '', at: 'src/domain/chat/long-enough-function.ts', text: long(38) },
  { rule: '', at: 'src/infrastructure/browser/clock.ts', text: 'export const now = (): number => Date.now()\n' },
  { rule: '', at: 'tests/domain/long.test.ts', text: test(`it('a', () => {\n${lines(60, '  expect(vi).toBe(1)')}})`) },
  { rule: '', at: 'src/ui/chat/joined.module.css', text: '.name { letter-spacing: var(--track-tight) }\n' },
  { rule: '', at: 'vite.config.ts', text: 'export default {}\n' },
]
