const steps: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Arrow keys move from one video to the next, in a feed as in a grid. */
export const moveByKeys = (event: KeyboardEvent): void => {
  const step = steps[event.key]
  const place = event.currentTarget
  if (step === undefined || isTyping(event.target) || !(place instanceof HTMLElement)) return
  const cards = [...place.querySelectorAll<HTMLElement>('article[data-place]')]
  const at = cards.findIndex((card) => card.contains(event.target as Node))
  const next = cards[at + step]
  if (at === -1 || next === undefined) return
  event.preventDefault()
  next.focus()
}
