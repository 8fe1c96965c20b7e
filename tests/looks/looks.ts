import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base } from '@playwright/test'
import { GUARDS, settled, WCAG } from '../e2e/support/axe'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { becomeMember, checkInAs, comeAs } from '../e2e/support/member'
import { PASSWORD } from '../e2e/support/sign-in'
import { openSomebody } from '../e2e/support/somebody'
import { makeCast } from './cast'
import { inspect, watchShifts } from './inspect'
import { sizes, type Cast, type Look, type Stage } from './kinds'
import { chooseShots, isNarrow, type Shot } from './pairs'
import { callScenes } from './scenes/call.scenes'
import { chatScenes } from './scenes/chat.scenes'
import { coinsScenes } from './scenes/coins.scenes'
import { memberScenes } from './scenes/member.scenes'
import { visitorScenes } from './scenes/visitor.scenes'
import { shipped, wordsOf } from './words'

const MOST = Number(process.env['LOOKS_MOST'] ?? 150)
const out = join(import.meta.dirname, '../../.cache/looks/shots')
const only = new RegExp(process.env['LOOKS_ONLY'] ?? '')
const languages = shipped((process.env['LOOKS_LANGUAGES'] ?? 'en,ar,de,hi,th,ja').split(','))
const scenes = [...visitorScenes, ...memberScenes, ...chatScenes, ...coinsScenes, ...callScenes].filter(({ name }) =>
  only.test(name),
)

/** The check-in comes up by itself once a day; who is in the cast has seen it. */
const settings = { checkIn: { shown: 1 }, tasks: { signInPopup: 0 }, offers: { limited: { lastsMs: 3_600_000 } } }

const test = base.extend<object, { readonly product: BuiltServer; readonly cast: Cast }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the form that a fixture without others wants
    async ({}, use) => {
      const product = await startBuiltServer({ settings, env: { CAPTCHA: 'off' } })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  cast: [
    async ({ browser, product }, use) => use(await makeCast(browser, product)),
    { scope: 'worker', timeout: 120_000 },
  ],
})

const nameOf = ({ language, size, theme }: Look): string => `${size}, ${theme}, ${language}`

/** Chosen before the program starts. */
const prepare = ({ context, look, page }: Stage): Promise<unknown> =>
  Promise.all([
    context.addInitScript(
      ([language, theme]) => {
        localStorage.setItem('CAMC_LANGUAGE', language)
        localStorage.setItem('CAMC_THEME', theme)
      },
      [look.language, look.theme === 'light' ? 'light' : 'dark'] as const,
    ),
    page.emulateMedia({ forcedColors: look.theme === 'forced' ? 'active' : 'none', reducedMotion: 'reduce' }),
    watchShifts(page),
  ])

/** What a scene keeps from loading is waited for in vain. */
const LOADING_MS = 6_000

/** Nothing says any more that it loads. */
const loaded = ({ page, words }: Stage): Promise<unknown> =>
  expect(page.getByRole('status', { name: words('common:loading') }))
    .toHaveCount(0, { timeout: LOADING_MS })
    .catch(() => undefined)

/** The program, its texts and its faces are there, and what comes late has come. */
const shown = async (stage: Stage): Promise<void> => {
  const { page } = stage
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready)
  await loaded(stage)
  await page.waitForTimeout(1_000)
  await settled(page)
}

/** What came in since the cast was made would lie over every picture. */
const hideNews = (page: Stage['page']): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[class^=viewport][role=region] { visibility: hidden }')
    document.adoptedStyleSheets.push(sheet)
  })

const play = async ({ scene, look }: Shot, stage: Stage): Promise<void> => {
  const { cast, page, somebody } = stage
  if (scene.as === 'ann') await comeAs(somebody, cast.ann)
  if (scene.as === 'new') await becomeMember(somebody, PASSWORD)
  if (scene.as === 'new' && !scene.checksIn) await checkInAs(somebody)
  await prepare(stage)
  await scene.before?.(stage)
  await page.goto(typeof scene.path === 'string' ? scene.path : scene.path(cast))
  await shown(stage)
  if (scene.name !== 'check-in') await page.keyboard.press('Escape')
  if (!scene.news) await hideNews(page)
  await scene.arrange?.(stage)
  await page.waitForTimeout(500)
  await loaded(stage)
  await settled(page)
  if (look.size === 'lying') await page.mouse.move(0, 0)
}

/**
 * Menus and tips stand beside the landmarks on purpose. In a forced palette axe reads colours that are not shown.
 */
const axeOf = ({ look, page }: Stage): AxeBuilder =>
  new AxeBuilder({ page })
    .withTags([...WCAG, 'best-practice'])
    .exclude(GUARDS)
    .disableRules(['region', ...(look.theme === 'forced' ? ['color-contrast'] : [])])

chooseShots(scenes, languages, MOST).forEach((shot, at) => {
  const title = `${shot.scene.name} (${nameOf(shot.look)})`
  test(title, async ({ browser, cast, product }) => {
    const size = sizes[shot.look.size]
    const somebody = await openSomebody(browser, product, 'Looker', { size, locale: shot.look.language })
    const { context, page } = somebody
    const words = wordsOf(shot.look.language)
    const stage: Stage = { cast, context, page, somebody, look: shot.look, words, narrow: isNarrow(shot.look.size) }
    let failed = ''
    await play(shot, stage).catch((error: unknown) => (failed = String(error).split('\n').slice(0, 4).join(' ')))
    const file = `${String(at).padStart(3, '0')}.png`
    mkdirSync(out, { recursive: true })
    await page.screenshot({ path: join(out, file), animations: 'disabled', caret: 'initial' })
    const { violations } = await axeOf(stage).analyze()
    const axe = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    const found = {
      scene: shot.scene.name,
      look: nameOf(shot.look),
      file,
      failed,
      faults: somebody.faults,
      axe,
      ...(await inspect(page)),
    }
    writeFileSync(join(out, file.replace('.png', '.json')), JSON.stringify(found))
    await shot.scene.after?.(stage).catch(() => undefined)
    await context.close()
  })
})
