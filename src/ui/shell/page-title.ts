import { makeWindowStore } from '../design/window-store'
import { afterPaint } from './after-paint'

interface Named {
  readonly text: string
}

/** Names of the pages and panels that stand, the newest last, and what rings; the title of a page is one for the whole page. */
const title: { pages: readonly Named[]; rings: readonly Named[]; mark: ((page: string) => string) | null } = {
  pages: [],
  rings: [],
  mark: null,
}

/** The name of the page or panel that was opened last; '' where it has none. */
export const pageName = makeWindowStore('')

const write = (): void => {
  const ring = title.rings.at(-1)
  if (ring !== undefined) document.title = ring.text
  else if (title.mark !== null) document.title = title.mark(pageName.now())
}

/** Says how the title is written from the name of a page; keeps it while something rings. */
export const markTitle = (mark: (page: string) => string): void => {
  title.mark = mark
  write()
}

let changes = 0

/** Once for all pages that come and go together, and after the page itself has been painted. */
const tell = (): void => {
  changes += 1
  const mine = changes
  void afterPaint().then(() => {
    if (mine !== changes) return
    pageName.set(title.pages.at(-1)?.text ?? '')
    write()
  })
}

/** Names the page until it is taken back. */
export const namePage = (text: string): (() => void) => {
  const page = { text }
  title.pages = [...title.pages, page]
  tell()
  return () => {
    title.pages = title.pages.filter((other) => other !== page)
    tell()
  }
}

/** Puts something before everything else until it is taken back, such as who calls. */
export const ringTitle = (text: string): (() => void) => {
  const ring = { text }
  const before = document.title
  title.mark ??= () => before
  title.rings = [...title.rings, ring]
  write()
  return () => {
    title.rings = title.rings.filter((other) => other !== ring)
    write()
  }
}
