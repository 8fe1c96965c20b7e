import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { features } from '../../scripts/boundaries/layout.mjs'
import { rules } from '../../scripts/boundaries/rules.mjs'
import { allowed, filesOf, probes } from './boundary-probes'
import { brokenBySource, cruise, sourcesOf } from './cruise'
import { plant, root, uproot } from './planted-tree'

const sourcesOnDisk = (): readonly string[] =>
  ['src', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )

describe('the planted tree', () => {
  let folder = ''
  let broken: ReadonlyMap<string, readonly string[]> = new Map()

  beforeAll(async () => {
    const files = filesOf([...Object.values(probes).flat(), ...allowed])
    folder = await plant(files, ['.dependency-cruiser.mjs', 'scripts/boundaries', 'package.json'])
    broken = brokenBySource(await cruise(folder))
  })

  afterAll(() => uproot(folder))

  it('holds a probe for every rule, and no other', () => {
    expect(Object.keys(probes).toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
  })

  it('has an order for every feature', () => {
    const ordered = Object.keys(probes).flatMap((name) => /^feature-order-(.*)$/.exec(name)?.[1] ?? [])
    expect(ordered.toSorted()).toEqual(features.toSorted())
  })

  const planted = Object.entries(probes).flatMap(([rule, some]) => some.map(({ at, what }) => ({ rule, at, what })))

  it.each(planted)('$rule catches $at with $what', ({ rule, at }) => {
    expect([...new Set(broken.get(at))]).toEqual([rule])
  })

  it.each(allowed)('nothing catches $at with $what', ({ at }) => {
    expect(broken.get(at)).toBeUndefined()
  })

  it('has no other violation', () => {
    const expected = new Set([...planted.map(({ at }) => at), 'server/chat/hen.ts'])
    expect([...broken.keys()].filter((at) => !expected.has(at))).toEqual([])
  })
})

describe('the sources', () => {
  it('are all cruised, and break no rule', async () => {
    const result = await cruise(root)
    const sources = sourcesOf(result)
    expect(sources.length).toBeGreaterThan(300)
    expect(sourcesOnDisk().filter((file) => !sources.includes(file))).toEqual([])
    expect(result.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
  })
})
