import type { IO } from 'fp-ts/IO'
import type { Page } from '../../application/kernel/page.port'

export interface NodePage extends Page {
  /** Somebody looks, or no longer does. */
  readonly setVisible: (visible: boolean) => void
}

/** A program without a window: seen unless it is told otherwise, and always online, since Node does not tell about networks. */
export const makeNodePage = (seen = true): NodePage => {
  const listeners = new Set<{ readonly run: (visible: boolean) => void }>()
  let visible = seen
  const never: IO<void> = () => undefined
  return {
    visible: () => visible,
    online: () => true,
    installed: () => false,
    touched: () => false,
    painted: () => Promise.resolve(),
    onVisible: (run) => {
      const listener = { run }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onOnline: () => never,
    setVisible: (now) => {
      if (now === visible) return
      visible = now
      listeners.forEach(({ run }) => run(now))
    },
  }
}
