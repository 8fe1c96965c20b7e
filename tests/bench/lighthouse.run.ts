import { chromium, type BrowserContext } from '@playwright/test'
import lighthouse, { desktopConfig, type Config } from 'lighthouse'
import { pathOf, ROUTES, type RouteName } from '../../src/ui/shell/routes'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { measuredBrowser } from '../e2e/support/browsers'
import { comeAs } from '../e2e/support/member'
import { makeCast } from '../looks/cast'
import type { Cast } from '../looks/kinds'
import { launch } from './browser'
import type { Figure } from './report'

/** Of these routes only; a regular expression. */
const only = new RegExp(process.env['BENCH_ROUTES'] ?? '')
/** What comes late has come by then. */
const REST_MS = 3_000
/** A page that never ends to talk with its server is taken as it is then. */
const LOAD_MS = 15_000
const DEBUGGING_PORT = 4113

const categories = { accessibility: 'accessibility', 'best-practices': 'best practices' } as const
const sizes: readonly (readonly [size: string, config: Config | undefined])[] = [
  ['phone', undefined],
  ['desktop', desktopConfig],
]

type Person = 'visitor' | 'member'
type Category = keyof typeof categories

interface Visit {
  readonly who: Person
  readonly size: string
  readonly route: RouteName
  readonly scores: Readonly<Record<Category, number>>
  /** What took from the scores. */
  readonly findings: readonly string[]
}

const open = (baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    ...measuredBrowser,
    baseURL,
    args: [...measuredBrowser.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })

/** One page, loaded anew in the browser that listens on the port. */
const visit = async (
  url: string,
  config: Config | undefined,
): Promise<Pick<Visit, 'scores' | 'findings'> | undefined> => {
  const result = await lighthouse(
    url,
    {
      port: DEBUGGING_PORT,
      logLevel: 'silent',
      onlyCategories: Object.keys(categories),
      disableStorageReset: true,
      disableFullPageScreenshot: true,
      pauseAfterLoadMs: REST_MS,
      // Its wait for a calm processor outlives the page.
      cpuQuietThresholdMs: 0,
      maxWaitForLoad: LOAD_MS,
    },
    config,
  )
  if (result === undefined || result.lhr.runtimeError !== undefined) return undefined
  const { audits, categories: found } = result.lhr
  const scoreOf = (category: Category): number => Math.round((found[category]?.score ?? 0) * 100)
  const weighed = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return {
    scores: { accessibility: scoreOf('accessibility'), 'best-practices': scoreOf('best-practices') },
    findings: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  }
}

const names = (Object.keys(ROUTES) as readonly RouteName[]).filter((name) => only.test(name))

/** All routes of one person. */
const visitAs = async (person: Person, server: BuiltServer, cast: Cast): Promise<readonly Visit[]> => {
  const context = await open(server.url)
  const visits: Visit[] = []
  try {
    const [page = await context.newPage()] = context.pages()
    if (person === 'member') await comeAs({ ...cast.ann, context, page, faults: [] }, cast.ann)
    for (const route of names.filter((name) => person === 'member' || 'open' in ROUTES[name]))
      for (const [size, config] of sizes) {
        const found = await visit(server.url + pathOf(route, { friendId: cast.benId }), config)
        if (found === undefined) throw new Error(`${person}, ${size}: ${route} was not measured`)
        visits.push({ who: person, size, route, ...found })
        const scores = Object.values(found.scores).join(', ')
        process.stdout.write(`${person}, ${size}, ${route}: ${scores} ${found.findings.join(' ')}\n`)
      }
  } finally {
    await context.close()
  }
  return visits
}

const visitAll = async (server: BuiltServer): Promise<readonly Visit[]> => {
  const browser = await launch()
  try {
    const cast = await makeCast(browser, server)
    return [...(await visitAs('visitor', server, cast)), ...(await visitAs('member', server, cast))]
  } finally {
    await browser.close()
  }
}

/** Every route on a phone and a desktop, as a visitor, where it is open, and as a member who has done most of what can be done. */
export const run = async (port: number): Promise<readonly Figure[]> => {
  const server = await startBuiltServer({ port, env: { CAPTCHA: 'off' }, settings: { checkIn: { shown: 1 } } })
  try {
    const visits = await visitAll(server)
    return (Object.keys(categories) as readonly Category[]).map((category) => {
      const under = visits.filter(({ scores }) => scores[category] < 100)
      return {
        what: `lighthouse: lowest ${categories[category]} of ${visits.length} visits to ${names.length} routes`,
        measured: `${Math.min(...visits.map(({ scores }) => scores[category]))}, ${under.length} visits under 100`,
        bound: 'all 100',
        holds: under.length === 0,
      }
    })
  } finally {
    await server.stop()
  }
}
