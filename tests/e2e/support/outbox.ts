import { expect } from '@playwright/test'
import type { BuiltServer } from './built-server'

export interface Mail {
  readonly code: string
  /** The whole address that the mail asks to open. */
  readonly link: string
}

const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x2F;', '/')

const first = (text: string, pattern: RegExp): string => unescape(pattern.exec(text)?.[1] ?? '')

/** The newest mail to that address on the page of the local outbox, or nothing. */
export const newestMail = async (url: string, email: string): Promise<Mail | undefined> => {
  const page = await (await fetch(`${url}/outbox`)).text()
  const card = page.split('<li class="mail"').find((one) => one.includes(`<span class="to">${email}</span>`))
  if (card === undefined) return undefined
  return { code: first(card, /aria-label="Code">(\d+)</), link: first(card, /class="open" href="([^"]+)"/) }
}

/** The code that came last to an address or number; it comes after `before`. */
export const codeTo = async ({ url }: BuiltServer, to: string, before = ''): Promise<string> => {
  const newest = async (): Promise<string> => (await newestMail(url, to))?.code ?? ''
  await expect.poll(newest, { message: `a code to ${to}` }).not.toBe(before)
  return newest()
}
