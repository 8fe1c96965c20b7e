import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoPersonOf } from '../../../server/seed/seed'

const folder = join(import.meta.dirname, '../../../server/seed/previews')
const EBML = [0x1a, 0x45, 0xdf, 0xa3]

it('at least twelve demo people have a clip, each small and a WebM [MTCH-8, PLUS-1]', () => {
  const clips = readdirSync(folder)
  expect(clips.length).toBeGreaterThanOrEqual(12)
  for (const clip of clips) {
    const bytes = readFileSync(join(folder, clip))
    expect(demoPersonOf(Number(clip.replace('.webm', '')))).toBeDefined()
    expect([...bytes.subarray(0, 4)]).toEqual(EBML)
    expect(bytes.length).toBeLessThan(100_000)
  }
})
