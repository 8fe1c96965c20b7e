import type { Page } from '@playwright/test'

/** What is wrong with a screen by measure, each in words that name the place. */
export interface Findings {
  readonly overflow: readonly string[]
  readonly cut: readonly string[]
  readonly small: readonly string[]
  /** Cumulative layout shift as the metric counts it: the worst burst, without what follows an input within 500 ms. */
  readonly shift: number
}

/** Counts shifts from the start; called before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = window as unknown as { shifts: number; shifted: string[] }
    kept.shifts = 0
    kept.shifted = []
    const [PAUSE_MS, BURST_MS] = [1_000, 5_000]
    let burst = { since: 0, last: 0, sum: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly Shift[]) {
        if (entry.hadRecentInput) continue
        const { startTime: at } = entry
        const goesOn = at - burst.last < PAUSE_MS && at - burst.since < BURST_MS
        burst = goesOn
          ? { ...burst, last: at, sum: burst.sum + entry.value }
          : { since: at, last: at, sum: entry.value }
        kept.shifts = Math.max(kept.shifts, burst.sum)
        for (const { currentRect: to, node, previousRect: from } of entry.sources) {
          if (!(node instanceof Element)) continue
          const way = [from, to].map(({ height, width, x, y }) => [x, y, width, height].map(Math.round).join(' '))
          kept.shifted.push(
            `${entry.value.toFixed(3)} ${Math.round(at)} ms ${way.join(' -> ')} ${node.outerHTML.slice(0, 90)}`,
          )
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
    interface Shift {
      readonly startTime: number
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRect
        readonly currentRect: DOMRect
      }[]
    }
  })

/** Runs in the page. */
const measure = (): Findings => {
  const nameOf = (node: Element): string => {
    const text = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 48)
    return `${node.tagName.toLowerCase()}.${String(node.getAttribute('class') ?? '').split(' ')[0]} "${text}"`
  }
  const shown = (node: Element): boolean =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.closest('[inert]') === null
  const all = [...document.body.querySelectorAll('*')].filter(
    (node): node is HTMLElement => node instanceof HTMLElement && shown(node),
  )
  const hidden = (node: Element): boolean => {
    const { height, width } = node.getBoundingClientRect()
    return width <= 2 || height <= 2
  }

  const overflow: string[] = []
  if (document.documentElement.scrollWidth > innerWidth)
    overflow.push(`the page is ${document.documentElement.scrollWidth} px wide`)
  for (const node of all) {
    const style = getComputedStyle(node)
    const across = node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
    const carousel = style.scrollbarWidth === 'none'
    if (across && !carousel && style.overflowX === 'auto' && style.overflowY === 'auto') overflow.push(nameOf(node))
  }

  const cut: string[] = []
  for (const node of all) {
    const own = [...node.childNodes].filter((child) => child.nodeType === 3 && child.textContent?.trim() !== '')
    if (own.length === 0 || node.closest('[aria-hidden=true] svg') !== null) continue
    const range = document.createRange()
    for (const part of own) {
      range.selectNodeContents(part)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      for (let around: HTMLElement | null = node; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (hidden(around) || style.position === 'fixed') break
        const ellipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (ellipsis) break
        const bounds = around.getBoundingClientRect()
        const [x, y] = [style.overflowX, style.overflowY]
        const control = around.matches('button, a[class*=button], [class*=badge], [class*=chip]')
        const sideways = box.right > bounds.right + 1.5 || box.left < bounds.left - 1.5
        const upright = box.bottom > bounds.bottom + 3 || box.top < bounds.top - 3
        if (
          (sideways && (x === 'hidden' || x === 'clip' || control)) ||
          (upright && (y === 'hidden' || y === 'clip'))
        ) {
          cut.push(`${nameOf(node)} in ${nameOf(around)}`)
          break
        }
        if (x === 'auto' || x === 'scroll' || y === 'auto' || y === 'scroll') break
      }
    }
  }

  const small: string[] = []
  const targets = all.filter((node) =>
    node.matches(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab], [role=option], [role=menuitem], [role=slider]',
    ),
  )
  const boxes = targets.map((node) => ({ node, box: node.getBoundingClientRect() }))
  for (const { box, node } of boxes) {
    if (hidden(node) || (box.width >= 24 && box.height >= 24)) continue
    const inText = node.matches('a') && getComputedStyle(node).display === 'inline'
    if (inText || node.closest('label') !== null || node.getAttribute('aria-hidden') === 'true') continue
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const near = boxes.some(({ box: other, node: one }) => {
      if (one === node || node.contains(one) || one.contains(node) || hidden(one)) return false
      const dx = Math.max(other.left - x, 0, x - other.right)
      const dy = Math.max(other.top - y, 0, y - other.bottom)
      return Math.hypot(dx, dy) < 12
    })
    if (near) small.push(`${nameOf(node)} ${Math.round(box.width)}x${Math.round(box.height)}`)
  }
  const { shifted, shifts } = window as unknown as { shifts: number; shifted: string[] }
  if (shifts >= 0.02) cut.push(...new Set(shifted.map((one) => `MOVED ${one}`)))
  return { overflow, cut: [...new Set(cut)], small: [...new Set(small)], shift: shifts }
}

/** Measures what stands on the screen. */
export const inspect = (page: Page): Promise<Findings> => page.evaluate(measure)
