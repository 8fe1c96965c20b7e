import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SHIPPED } from '../../../src/ui/i18n/languages'
import { drawShell, type Width } from './draw'
import { aCore, anAccount, signedIn } from './literal-core'

// What the frame fetches on demand is there at once: to transform it may take longer than a test waits.
await import('../../../src/ui/shell/menus')

const ROOT = join(import.meta.dirname, '../../..')
const frame = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => meta.content)

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#140c17">
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf5f7">`
})
afterEach(() => {
  document.head.innerHTML = ''
  delete document.documentElement.dataset.theme
})

const people = [
  ['a visitor', anAccount()],
  ['a member', anAccount(signedIn())],
] as const
const places: readonly (readonly [Width, string])[] = [
  ['desktop', 'Menu'],
  ['phone', 'Settings'],
]

describe('the appearance', () => {
  it.each(people.flatMap(([who, account]) => places.map(([width, menu]) => [who, width, account, menu] as const)))(
    'can be chosen by %s on a %s, holds for the browser around it too, and can follow the device again [PLUS-27]',
    async (_who, width, account, menu) => {
      const { store } = await drawShell(aCore(account), '/', width)
      const choose = async (name: string) => {
        await userEvent.click(screen.getByRole('button', { name: menu }))
        await userEvent.click(await screen.findByRole('menuitemradio', { name }))
      }
      await choose('Light')
      await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'))
      expect(frame()).toEqual(['#fbf5f7', '#fbf5f7'])
      expect(store.read('CAMC_THEME')).toEqual({ _tag: 'Some', value: 'light' })
      await choose('As the device')
      await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined())
      expect(frame()).toEqual(['#140c17', '#fbf5f7'])
    },
  )

  it.each(places)(
    'stands on a %s below the language, whose list opens beside it and holds at once',
    async (width, menu) => {
      const { store } = await drawShell(aCore(anAccount()), '/', width)
      await userEvent.click(screen.getByRole('button', { name: menu }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Language English' }))
      const arabic = await screen.findByRole('menuitemradio', { name: 'العربية' })
      expect(within(arabic.closest('[role=menu]') as HTMLElement).getAllByRole('menuitemradio')).toHaveLength(
        SHIPPED.length,
      )
      await userEvent.click(arabic)
      await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'))
      expect(store.read('CAMC_LANGUAGE')).toEqual({ _tag: 'Some', value: 'ar' })
      expect(screen.queryByRole('menu')).toBeNull()
      document.documentElement.dir = 'ltr'
    },
  )

  it('colours the frame of the browser as the tokens colour the ground [PLUS-27]', () => {
    const tokens = readFileSync(join(ROOT, 'src/ui/design/tokens.css'), 'utf8')
    expect(tokens).toContain('--bg: light-dark(#fbf5f7, #140c17)')
    expect(readFileSync(join(ROOT, 'index.html'), 'utf8')).toMatch(
      /dark\)" content="#140c17"[^]*light\)" content="#fbf5f7"/,
    )
  })

  it('is first seen whole: what the page waits for stands behind all of it [PLUS-27]', () => {
    const html = readFileSync(join(ROOT, 'index.html'), 'utf8')
    const [, awaited = 'none'] = /rel="expect" href="#(\w+)" blocking="render"/.exec(html) ?? []
    expect(html).toMatch(new RegExp(`<!--first-paint--></div>\\s*<span id="${awaited}" hidden>`))
  })
})

describe('somebody who wants no motion', () => {
  const base = readFileSync(join(ROOT, 'src/ui/design/base.css'), 'utf8')
  const still = /@media \(prefers-reduced-motion: reduce\) \{([^]*?)\n\}/.exec(base)?.[1] ?? ''

  it('sees no animation run and nothing scroll by itself [PLUS-27]', () => {
    expect(still).toContain('*::before')
    expect(still).toContain('animation-duration: 1ms !important')
    expect(still).toContain('animation-iteration-count: 1 !important')
    expect(still).toContain('scroll-behavior: auto !important')
  })

  it('is not overruled by any view, nor by scripts that move things [PLUS-27]', () => {
    const styles = globSync('src/ui/**/*.css', { cwd: ROOT }).filter((file) => !file.endsWith('design/base.css'))
    const loud = styles.filter((file) =>
      /(animation|scroll-behavior)[\w-]*:[^;]*!important/.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(styles.length).toBeGreaterThan(50)
    expect(loud).toEqual([])
    const scripts = globSync('src/ui/**/*.{ts,tsx}', { cwd: ROOT })
    const moving = scripts.filter((file) =>
      /\.animate\(|behavior: 'smooth'/.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    const asking = moving.filter((file) => /prefers-reduced-motion/.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(moving).toEqual(asking)
  })
})
