import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as E from 'fp-ts/Either'
import { loadConfig } from '../../server/config'
import { openStore } from '../../server/store/open-store'
import { startBuiltServer } from '../e2e/support/built-server'
import { signUp } from '../e2e/support/sign-in'
import { openSomebody, PHONE } from '../e2e/support/somebody'
import { testDeps } from '../server/store/test-deps'
import { launch } from './browser'
import type { Figure } from './report'

const HOSTS = Number(process.env['BENCH_HOSTS'] ?? 5_000)
const BOUND_MB = 150
const FIRST_ID = 200_001
/** Drawn portraits that local mode serves. */
const PORTRAITS = 48
const AT_ONCE = 500
const POLL_MS = 100

const hostRow = (number: number) => ({
  id: FIRST_ID + number,
  user_name: `Host ${number}`,
  user_name_search: `host ${number}`,
  head_img: `/demo/portraits/${1_001 + (number % PORTRAITS)}.svg`,
  gender: 2,
  birthday: '1995-05-17',
  country_id: 276,
  country_code: 'DE',
  languages: 'de,en',
  introduce: 'Slow Sundays, strong coffee, long talks.',
  interest_labels: `${1 + (number % 21)}`,
  goddess: 1,
  price: 30,
  created_at: Date.now(),
  deleted_at: null,
})

/** A database with so many hosts, as a gateway leaves it. */
const withHosts = async (): Promise<string> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'visavis-'))
  const config = loadConfig({ DATA_DIR: dataDir, PORT: '0' }, [])
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  const opened = await openStore(config.right.store, testDeps)()
  if (E.isLeft(opened)) throw new Error('the store does not open')
  for (let from = 0; from < HOSTS; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, HOSTS - from) }, (_, at) => hostRow(from + at))
    const statements = rows.map(({ id }) => ({ user_id: id, version: '1', method: 'statement', at: Date.now() }))
    await opened.right.work(async ({ db }) => {
      await db.insertInto('users').values(rows).execute()
      await db.insertInto('age_statements').values(statements).execute()
      return E.right(undefined)
    })
  }
  await opened.right.close()
  return dataDir
}

/** Lets what scrolls around the wall stand at its end. */
const toEnd = (page: Page): Promise<void> =>
  page.getByRole('list', { name: 'People on the wall' }).evaluate((list) => {
    let element: Element | null = list
    while (element !== null && element.scrollHeight <= element.clientHeight + 1) element = element.parentElement
    element?.scrollTo({ top: element.scrollHeight })
  })

/** Goes on, page by page, until everybody has been read. */
const readAll = async (page: Page): Promise<void> => {
  const tile = page.getByRole('listitem').first()
  await tile.waitFor()
  while ((await tile.getAttribute('aria-setsize')) !== String(HOSTS)) {
    await toEnd(page)
    await page.waitForTimeout(POLL_MS)
  }
}

/** What the page holds once what it let go has been collected, in MB. */
const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

/** The wall of a member who has gone through all hosts there are [MTCH-2]. */
export const run = async (): Promise<readonly Figure[]> => {
  const server = await startBuiltServer({ dataDir: await withHosts(), env: { CAPTCHA: 'off' } })
  const browser = await launch()
  try {
    const ann = await openSomebody(browser, server, 'Ann', { size: PHONE })
    await signUp(ann)
    await ann.page.goto('/wall')
    await readAll(ann.page)
    const heap = await heapOf(ann.page)
    const what = `wall: heap with ${HOSTS.toLocaleString('en')} people read`
    return [{ what, measured: `${heap.toFixed(1)} MB`, bound: `under ${BOUND_MB} MB`, holds: heap < BOUND_MB }]
  } finally {
    await browser.close()
    await server.stop()
  }
}
