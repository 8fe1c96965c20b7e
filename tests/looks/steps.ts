import type { Locator } from '@playwright/test'
import type { Cast, Stage } from './kinds'

type Role =
  'button' | 'link' | 'menuitem' | 'tab' | 'textbox' | 'combobox' | 'heading' | 'dialog' | 'radio' | 'checkbox'

/** What the look's language calls so. */
export const named = ({ page, words }: Stage, role: Role, ...keys: readonly string[]): Locator =>
  page.getByRole(role, { name: words(...keys) }).first()

export const press = (stage: Stage, role: Role, ...keys: readonly string[]): Promise<void> =>
  named(stage, role, ...keys).click()

/** Steps one after the other. */
export const steps =
  (...all: readonly ((stage: Stage) => Promise<unknown>)[]) =>
  async (stage: Stage): Promise<void> => {
    for (const step of all) await step(stage)
  }

export const pressing =
  (role: Role, ...keys: readonly string[]) =>
  (stage: Stage): Promise<void> =>
    press(stage, role, ...keys)

export const seeing =
  (role: Role, ...keys: readonly string[]) =>
  (stage: Stage): Promise<void> =>
    named(stage, role, ...keys).waitFor()

/** What is laid over the page has come. */
export const seeingLayer =
  (role: 'dialog' | 'listbox' | 'menu') =>
  ({ page }: Stage): Promise<void> =>
    page.getByRole(role).first().waitFor()

export const filling =
  (text: string, ...keys: readonly string[]) =>
  (stage: Stage): Promise<void> =>
    named(stage, 'textbox', ...keys).fill(text)

const calls = '**/*'
const isCall = (url: string): boolean =>
  !/\.(js|css|json|woff2|svg|png|jpe?g|webp|ico|webmanifest|html)(\?|$)/.test(url)

/** Every call that this matches fails. */
export const failing =
  (path: RegExp) =>
  async ({ page }: Stage): Promise<unknown> =>
    page.route(calls, (route) => {
      const { pathname } = new URL(route.request().url())
      return path.test(pathname) && route.request().resourceType() !== 'document' && isCall(pathname)
        ? route.abort()
        : route.fallback()
    })

/** Every call that this matches is never answered. */
export const hanging =
  (path: RegExp) =>
  async ({ page }: Stage): Promise<unknown> =>
    page.route(calls, (route) => {
      const { pathname } = new URL(route.request().url())
      const hangs = path.test(pathname) && route.request().resourceType() !== 'document' && isCall(pathname)
      return hangs ? undefined : route.fallback()
    })

export const profileOfBen = ({ benId }: Cast): string => `/profile/${benId}`
export const chatWithBen = ({ benId }: Cast): string => `/message/IMMessageSession/${benId}`

/** From the profile of a friend to the ringing, through what stands before. */
export const call = async (stage: Stage): Promise<void> => {
  const { page, words } = stage
  await press(stage, 'button', 'friends:video_call')
  const next = page.getByRole('alertdialog').getByRole('button', { name: words('calls:continue', 'calls:call_now') })
  const end = named(stage, 'button', 'calls:hang_up')
  await next.or(end).first().waitFor()
  while (!(await end.isVisible())) {
    await next.click()
    await next.or(end).first().waitFor()
  }
}

/** Whoever is called answers, in English. */
export const answered = async ({ cast }: Stage): Promise<void> =>
  cast.ben.page.getByRole('button', { name: 'Answer' }).click()
