import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { BuiltServer } from './built-server'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export interface Somebody {
  readonly name: string
  readonly email: string
  readonly page: Page
  readonly context: BrowserContext
  readonly product: BuiltServer
  /** Errors that the page itself threw. */
  readonly faults: readonly string[]
}

export interface Opening {
  readonly size?: { readonly width: number; readonly height: number }
  /** Another browser than the one of the run, with other devices. */
  readonly browser?: Browser
  readonly locale?: string
  /** Nobody has accepted the cookie notice in this browser: it comes up after login. */
  readonly cookies?: 'new'
}

let opened = 0

/** Opens a browser that nobody has used. */
export const openSomebody = async (
  browser: Browser,
  product: BuiltServer,
  name: string,
  { cookies, size, locale }: Opening = {},
): Promise<Somebody> => {
  const viewport = size ?? DESKTOP
  const context = await browser.newContext({
    baseURL: product.url,
    viewport,
    hasTouch: viewport.width < 500,
    locale: locale ?? 'en-GB',
    reducedMotion: 'reduce',
  })
  if (cookies !== 'new') await context.addCookies([{ name: 'cookieAccepted', value: '1', url: product.url }])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.stack ?? String(error)))
  opened += 1
  const email = `${name.toLowerCase()}.${process.pid}.${opened}@example.org`
  return { name: `${name} ${opened}`, email, page, context, product, faults }
}
