import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startBuiltServer } from '../e2e/support/built-server'
import { runCommand } from '../faults/run-command'
import { launch, slowDown, slowNetwork } from './browser'
import { median, type Figure } from './report'

const ROUNDS = 5
const PHONE = { width: 412, height: 823 }

interface Visit {
  /** Bytes of JavaScript, as they came, before the first control was usable. */
  readonly scriptBytes: number
  readonly paintMs: number
  readonly usableMs: number
  readonly blockedMs: number
}

/** Builds the empty shell into a folder that the gateway can serve. */
const buildShell = async (): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'visavis-shell-'))
  const config = 'tests/bench/shell/vite.config.ts'
  const { code, output } = await runCommand('vite', ['build', '--config', config, '--outDir', outDir], {
    NODE_ENV: 'production',
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  })
  if (code !== 0) throw new Error(output)
  return outDir
}

/** Runs in the page before anything else: notes paints, long tasks and when a button first listens. */
const watch = (): void => {
  const seen = { paint: 0, blocked: 0, usable: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const timer = setInterval(() => {
    const button = document.querySelector('#root button')
    if (button === null || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return
    seen.usable = performance.now()
    clearInterval(timer)
  }, 10)
}

type Seen = { readonly paint: number; readonly blocked: number; readonly usable: number }
const seenIn = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** A slow machine may compute for longer than the network has to be idle. */
const seenAtRest = async (page: Page, tries = 20): Promise<Seen> => {
  const seen = await seenIn(page)
  if (seen.usable > 0) return seen
  if (tries === 0) throw new Error('no control became usable')
  await page.waitForTimeout(1_000)
  return seenAtRest(page, tries - 1)
}

/** Asks the page nothing before it has come to rest: the script that asks would hold up the control that is measured. */
const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true })
  const page = await context.newPage()
  const session = await slowDown(page)
  await slowNetwork(session)
  const scripts: { readonly bytes: number; readonly at: number }[] = []
  const asked = new Set<string>()
  let began = 0
  session.on('Network.requestWillBeSent', ({ timestamp }) => (began ||= timestamp))
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && asked.add(requestId)))
  session.on('Network.loadingFinished', ({ encodedDataLength: bytes, requestId, timestamp }) => {
    if (asked.has(requestId)) scripts.push({ bytes, at: (timestamp - began) * 1_000 })
  })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { blocked, paint, usable } = await seenAtRest(page)
  await context.close()
  const before = scripts.filter(({ at }) => at <= usable)
  return {
    scriptBytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
    paintMs: paint,
    usableMs: usable,
    blockedMs: blocked,
  }
}

const visits = async (browser: Browser, product: string, shell: string) => {
  const all = { product: [] as Visit[], shell: [] as Visit[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    all.shell.push(await visit(browser, shell))
    all.product.push(await visit(browser, product))
  }
  const middle = (of: readonly Visit[]): Visit => ({
    scriptBytes: median(of.map(({ scriptBytes }) => scriptBytes)),
    paintMs: median(of.map(({ paintMs }) => paintMs)),
    usableMs: median(of.map(({ usableMs }) => usableMs)),
    blockedMs: median(of.map(({ blockedMs }) => blockedMs)),
  })
  return { product: middle(all.product), shell: middle(all.shell) }
}

const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`
const ms = (value: number): string => `${value.toFixed(0)} ms`

/** The visitor's first screen beside an empty shell of the same libraries, served alike [SHELL-42]. */
export const run = async (): Promise<readonly Figure[]> => {
  const shellDir = await buildShell()
  const product = await startBuiltServer({})
  const empty = await startBuiltServer({ env: { CLIENT_DIR: shellDir } })
  const browser = await launch()
  try {
    const { product: ours, shell } = await visits(browser, product.url, empty.url)
    const more = ours.scriptBytes - shell.scriptBytes
    const ratio = ours.usableMs / shell.usableMs
    return [
      {
        what: 'first screen: JavaScript above the empty shell, brotli',
        measured: `${kb(more)} (${kb(ours.scriptBytes)} - ${kb(shell.scriptBytes)})`,
        bound: 'at most 60 kB',
        holds: more <= 60_000,
      },
      {
        what: 'first screen: largest paint, 4x, 1.6 Mbit/s',
        measured: `${ms(ours.paintMs)} (shell ${ms(shell.paintMs)})`,
        bound: 'at most 1.2 s',
        holds: ours.paintMs <= 1_200,
      },
      {
        what: 'first screen: first control usable',
        measured: `${ms(ours.usableMs)} = ${ratio.toFixed(2)} x ${ms(shell.usableMs)}`,
        bound: 'at most 1.25 times the shell',
        holds: ratio <= 1.25,
      },
      {
        what: 'first screen: blocking time',
        measured: `${ms(ours.blockedMs)} (shell ${ms(shell.blockedMs)})`,
        bound: 'at most the shell + 100 ms',
        holds: ours.blockedMs <= shell.blockedMs + 100,
      },
    ]
  } finally {
    await browser.close()
    await Promise.all([product.stop(), empty.stop()])
    rmSync(shellDir, { recursive: true, force: true })
  }
}
