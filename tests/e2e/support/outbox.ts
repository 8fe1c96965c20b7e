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
  const card = page.split('<li class="mail">').find((one) => one.includes(`<span class="to">${email}</span>`))
  if (card === undefined) return undefined
  return { code: first(card, /aria-label="Code">(\d+)</), link: first(card, /class="open" href="([^"]+)"/) }
}
