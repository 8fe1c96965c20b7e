/** What the title says when nothing rings, and what rings; the title of a page is one for the whole page. */
const title: { under: string | null; rings: readonly { readonly text: string }[] } = { under: null, rings: [] }

const write = (): void => {
  document.title = title.rings.at(-1)?.text ?? title.under ?? document.title
}

/** Writes the title, or keeps it until nothing rings any more. */
export const setTitle = (text: string): void => {
  title.under = text
  write()
}

/** Puts something before everything else until it is taken back, such as who calls. */
export const ringTitle = (text: string): (() => void) => {
  const ring = { text }
  title.under ??= document.title
  title.rings = [...title.rings, ring]
  write()
  return () => {
    title.rings = title.rings.filter((other) => other !== ring)
    write()
  }
}
