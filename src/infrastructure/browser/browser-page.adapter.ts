import type { IO } from 'fp-ts/IO'
import type { Page } from '../../application/kernel/page.port'

const on = (target: EventTarget, names: readonly string[], run: () => void): IO<void> => {
  names.forEach((name) => target.addEventListener(name, run))
  return () => names.forEach((name) => target.removeEventListener(name, run))
}

/** The page in its window, whose views say when they are `painted`; browsers that do not tell about the network count as online. */
export const makeBrowserPage = (painted: Page['painted'], here: Window = window): Page => {
  const visible = () => here.document.visibilityState === 'visible'
  const online = () => here.navigator.onLine
  return {
    visible,
    online,
    painted,
    touched: () => here.matchMedia('(pointer: coarse)').matches,
    /** The home screen of an iPhone says it in its own way. */
    installed: () =>
      here.matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in here.navigator && here.navigator.standalone === true),
    onVisible: (run) => on(here.document, ['visibilitychange'], () => run(visible())),
    onOnline: (run) => on(here, ['online', 'offline'], () => run(online())),
  }
}
