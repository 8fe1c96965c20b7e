import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tsc } from '../../scripts/lib/tsc.mjs'
import { output, plant, root, uproot } from './planted-tree'

const probes = [
  { layer: 'domain', at: 'src/domain/chat', text: 'export const a = window' },
  { layer: 'domain', at: 'src/domain/chat', text: 'export const a = setTimeout' },
  {
    layer: 'domain',
    at: 'src/domain/chat',
    text: "import { readFileSync } from 'node:fs'\nexport const a = readFileSync",
  },
  { layer: 'application', at: 'src/application/chat', text: 'export const a = window' },
  { layer: 'application', at: 'src/application/chat', text: 'export const a = fetch' },
  { layer: 'application', at: 'src/application/chat', text: 'export const a = setTimeout' },
  { layer: 'application', at: 'src/application/chat', text: 'export const a = localStorage' },
  { layer: 'application', at: 'src/application/chat', text: 'export const a = process' },
  { layer: 'contract', at: 'src/infrastructure/gateway/contract', text: 'export const a = document' },
  { layer: 'contract', at: 'src/infrastructure/gateway/contract', text: 'export const a = Buffer' },
  { layer: 'infrastructure', at: 'src/infrastructure/browser', text: 'export const a = process' },
  { layer: 'ui', at: 'src/ui/chat', text: 'export const a = process' },
  { layer: 'worker', at: 'src/worker', text: 'export const a = document' },
  { layer: 'server', at: 'server/chat', text: 'export const a = document' },
  { layer: 'server', at: 'server/chat', text: 'export enum Kind {\n  A,\n}' },
].map((probe, index) => ({ ...probe, file: `${probe.at}/planted-${index}.ts` }))

const layers = [...new Set(probes.map(({ layer }) => layer))]

describe('the types of each layer', () => {
  let folder = ''
  const said: Record<string, string> = {}

  beforeAll(async () => {
    const files = Object.fromEntries(probes.map(({ file, text }) => [file, `${text}\n`]))
    const configuration = ['base', ...layers].map((layer) => `tsconfig.${layer}.json`)
    folder = await plant(files, configuration)
    for (const layer of layers) {
      said[layer] = await output('node', [tsc, '-p', `tsconfig.${layer}.json`, '--pretty', 'false'], folder)
    }
  }, 60_000)

  afterAll(() => uproot(folder))

  it.each(probes)('of $layer refuse: $text', ({ layer, file }) => {
    expect(said[layer]).toMatch(new RegExp(`^${file}\\(\\d+,\\d+\\): error TS`, 'm'))
  })

  it('have a tsconfig for every layer that is listed for editors', () => {
    const found = readdirSync(root).flatMap((name) => /^tsconfig\.([a-z]+)\.json$/.exec(name)?.[1] ?? [])
    expect(layers.filter((layer) => !found.includes(layer))).toEqual([])
  })
})
