import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from '../../scripts/lib/reports.mjs'
import { root } from './planted-tree'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

const stored = async (report: object): Promise<string> => {
  const path = join(folder, 'report.json')
  await writeFile(path, JSON.stringify(report))
  return path
}

const file = 'tests/domain/a.test.ts'

const vitestReport = (more: object, tests: readonly string[] = ['passed']) => ({
  numPassedTests: 1,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: join(root, file), status: 'passed', assertionResults: tests.map((status) => ({ status })) }],
  ...more,
})

describe('the count of a report of Vitest', () => {
  it('is what the report says', async () => {
    const path = await stored(vitestReport({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 }))
    expect(countVitest(path, [file])).toEqual({ passed: 7, failed: 2, skipped: 1, complaints: [] })
  })

  it('fails when there is no report', () => {
    expect(countVitest(join(folder, 'nothing.json'), []).failed).toBe(1)
  })

  it('fails for a file that was not run', async () => {
    const path = await stored(vitestReport({}))
    expect(countVitest(path, [file, 'tests/domain/b.test.ts']).failed).toBe(1)
  })

  it('fails for a file that could not be loaded or holds no test', async () => {
    const path = await stored(vitestReport({ numPassedTests: 0 }, []))
    expect(countVitest(path, [file])).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('the count of a report of Playwright', () => {
  const unsteady = { title: 'two people meet', tests: [{ status: 'flaky' }] }
  const report = {
    config: { rootDir: join(root, 'tests') },
    suites: [{ file: 'e2e/a.e2e.ts', specs: [], suites: [{ file: 'e2e/a.e2e.ts', specs: [unsteady] }] }],
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
  }

  it('is what the report says, and names a test that passed only at a second try', async () => {
    const count = countPlaywright(await stored(report), ['tests/e2e/a.e2e.ts'])
    const complaints = ['passed only at the second try: two people meet']
    expect(count).toEqual({ passed: 4, failed: 1, skipped: 2, complaints })
  })

  it('fails for a file that was not run', async () => {
    expect(countPlaywright(await stored(report), ['tests/e2e/a.e2e.ts', 'tests/e2e/b.e2e.ts']).failed).toBe(2)
  })

  it('fails when there is no report', () => {
    expect(countPlaywright(join(folder, 'nothing.json'), []).failed).toBe(1)
  })
})
