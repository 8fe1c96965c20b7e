import type { Locator, Page } from '@playwright/test'
import { unwrap } from '../contract/gateway/browser'
import hotVideosAr from '../../src/ui/i18n/locales/ar/hotVideos.json' with { type: 'json' }
import hotVideosDe from '../../src/ui/i18n/locales/de/hotVideos.json' with { type: 'json' }
import hotVideosEn from '../../src/ui/i18n/locales/en/hotVideos.json' with { type: 'json' }
import hotVideosRu from '../../src/ui/i18n/locales/ru/hotVideos.json' with { type: 'json' }
import { becomeMember, memberOf } from './support/member'
import { expect, test } from './support/product'
import { PHONE, type Somebody } from './support/somebody'

test.use({ settings: { offers: { limited: { lastsMs: 0 } } } })

const SMALL = { width: 320, height: 568 }
const looks = [
  ['ar', hotVideosAr.start, SMALL],
  ['de', hotVideosDe.start, SMALL],
  ['ru', hotVideosRu.start, SMALL],
  ['en', hotVideosEn.start, SMALL],
  ['en', hotVideosEn.start, { width: 360, height: 640 }],
  ['en', hotVideosEn.start, PHONE],
] as const

/** The camera opens for nobody who was not asked. */
const askFirst = ({ context }: Somebody): Promise<unknown> =>
  context.addInitScript(() => {
    navigator.permissions.query = () =>
      Promise.resolve(Object.assign(new EventTarget(), { state: 'prompt' }) as PermissionStatus)
  })

const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((code) => localStorage.setItem('CAMC_LANGUAGE', code), language)

/** Where a button cannot be pressed, or lies directly over what stands above the videos. */
const faultsOf = (button: Locator): Promise<readonly string[]> =>
  button.evaluate((start) => {
    const { left, right, top, bottom } = start.getBoundingClientRect()
    const [round, edge] = [(bottom - top) / 2, 2]
    const points = [left + round, (left + right) / 2, right - round].flatMap((x) =>
      [top + edge, bottom - edge].map((y) => [x, y] as const),
    )
    return points.flatMap(([x, y]) => {
      const [first, ...below] = document.elementsFromPoint(x, y)
      if (first === undefined || !start.contains(first)) return [`not in reach at ${x}, ${y}`]
      const isClear = (one: Element) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)'
      const next = below.find((one) => !start.contains(one) && !(one.contains(start) && isClear(one)))
      const row = next?.closest('header, form, li, h2')
      return row ? [`over ${row.textContent}`] : []
    })
  })

test('a match is started without scrolling on small phones too, and the start lies over nobody who waits [MTCH-8, MTCH-10]', async ({
  open,
}) => {
  const ann = await open('Ann', { size: SMALL })
  await becomeMember(ann, 'secret12')
  const others = [await open('Ben'), await open('Wilhelmine')]
  for (const one of others) {
    await becomeMember(one, 'secret12')
    unwrap(await memberOf(one).friends.add(memberOf(ann).id, 102, crypto.randomUUID())())
  }
  await askFirst(ann)
  const { page } = ann
  await page.goto('/')
  for (const [language, name, size] of looks) {
    await speak(page, language)
    await page.setViewportSize(size)
    const start = page.getByRole('button', { name })
    const at = (path: string) => `${path} in ${language}, ${size.width} wide`
    await page.goto('/')
    for (const { name: other } of others)
      await expect(page.getByRole('listitem').filter({ hasText: other })).toBeAttached()
    await expect(start).toBeVisible()
    await expect.poll(() => faultsOf(start), at('/')).toEqual([])
    await page.goto('/search')
    await expect(start).toBeVisible()
    await expect.poll(() => faultsOf(start), at('/search')).toEqual([])
  }
})
