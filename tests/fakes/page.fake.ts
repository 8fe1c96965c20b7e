import type { Page } from '../../src/application/kernel/page.port'
import { makeListeners } from './listeners'

export interface PageFake extends Page {
  readonly setVisible: (visible: boolean) => void
  readonly setOnline: (online: boolean) => void
  readonly install: () => void
  readonly touch: () => void
  /** Nothing is painted from now on, until the returned function says that it is. */
  readonly holdPaint: () => () => void
}

/** A page that is seen and online until told otherwise. */
export const makePageFake = (): PageFake => {
  const visibility = makeListeners<boolean>()
  const network = makeListeners<boolean>()
  let visible = true
  let online = true
  let installed = false
  let touched = false
  let paint = Promise.resolve()
  return {
    visible: () => visible,
    online: () => online,
    installed: () => installed,
    install: () => {
      installed = true
    },
    touched: () => touched,
    touch: () => {
      touched = true
    },
    painted: () => paint,
    holdPaint: () => {
      const held = Promise.withResolvers<void>()
      paint = held.promise
      return held.resolve
    },
    onVisible: visibility.add,
    onOnline: network.add,
    setVisible: (value) => {
      if (value === visible) return
      visible = value
      visibility.tell(value)
    },
    setOnline: (value) => {
      if (value === online) return
      online = value
      network.tell(value)
    },
  }
}
