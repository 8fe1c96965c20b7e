import type { IO } from 'fp-ts/IO'

/** The browser's offer to install the product, which its own question uses up. */
export interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

/** The offer that stands. */
export interface InstallOffers {
  readonly now: () => InstallEvent | null
  /** Takes the offer away. */
  readonly take: () => InstallEvent | null
  readonly onChange: (run: (offered: boolean) => void) => IO<void>
}

const isOffer = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event

/** Keeps the browser's offer from the start on: it comes once, and may come before anything else is there. */
export const keepInstallOffers = (here: EventTarget): InstallOffers => {
  let kept: InstallEvent | null = null
  const listeners = new Set<{ readonly run: (offered: boolean) => void }>()
  const keep = (event: InstallEvent | null): void => {
    kept = event
    listeners.forEach(({ run }) => run(event !== null))
  }
  here.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isOffer(event)) keep(event)
  })
  here.addEventListener('appinstalled', () => keep(null))
  return {
    now: () => kept,
    take: () => {
      const taken = kept
      if (taken !== null) keep(null)
      return taken
    },
    onChange: (run) => {
      const listener = { run }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
