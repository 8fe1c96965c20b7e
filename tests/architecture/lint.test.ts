import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fine, lintProbes, sourceProbes } from './lint-probes'
import { output, plant, uproot } from './planted-tree'

interface Linted {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
}

describe('the bans of the linter', () => {
  let folder = ''
  let found: readonly string[] = []
  let bans = ''

  beforeAll(async () => {
    const files = Object.fromEntries([...lintProbes, ...sourceProbes, ...fine].map(({ at, text }) => [at, text]))
    folder = await plant(files, ['.oxlintrc.json', 'scripts/check-sources.mjs'])
    const linted: Linted = JSON.parse(await output('oxlint', ['--format', 'json'], folder))
    found = linted.diagnostics.map(({ code, filename }) => `${filename} ${code}`)
    bans = await output('node', ['scripts/check-sources.mjs', folder], folder)
  })

  afterAll(() => uproot(folder))

  it.each(lintProbes)('$rule catches $at', ({ rule, at }) => {
    expect(found).toContain(`${at} ${rule}`)
  })

  it.each(sourceProbes)('$rule catches $at', ({ rule, at }) => {
    expect(bans).toContain(`${at}:1 ${rule}`)
  })

  it.each(fine)('nothing catches $at', ({ at }) => {
    expect([...found, ...bans.split('\n')].filter((line) => line.startsWith(at))).toEqual([])
  })
})

describe('the check of citations', () => {
  /** Not spelled out, so that this file itself cites nothing. */
  const id = (row: number): string => `CHAT-${row}`

  it('finds a requirement that does not exist, in a rule and in a title', async () => {
    const folder = await plant(
      {
        'docs/requirements/chat.md': `| ${id(1)} | A row | Seen | 1 |\n`,
        'src/domain/chat/a.ts': `/** @rule ${id(1)}, ${id(2)} */\nexport const a = 1\n`,
        'tests/domain/a.test.ts': `${'it'}('shows [${id(1)}, ${id(3)}]')\n`,
      },
      ['scripts/check-ids.mjs'],
    )
    const said = await output('node', ['scripts/check-ids.mjs', folder], folder)
    await uproot(folder)
    expect(said.split('\n')).toEqual([
      `src/domain/chat/a.ts ${id(2)}: no such requirement`,
      `tests/domain/a.test.ts ${id(3)}: no such requirement`,
      '1 requirements, 4 citations, 2 unknown',
      '',
    ])
  })
})
