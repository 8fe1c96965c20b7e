import { observeElementRect, type Virtualizer } from '@tanstack/react-virtual'

/** As a virtual list observes itself; hands its px to `keep`, so that the next one begins with them. */
export const observingHeight =
  (keep: (px: number) => void) =>
  <Row extends Element>(
    list: Virtualizer<HTMLDivElement, Row>,
    tell: Parameters<typeof observeElementRect>[1],
  ): ReturnType<typeof observeElementRect> =>
    observeElementRect(list, (rect) => {
      if (rect.height > 0) keep(rect.height)
      tell(rect)
    })
