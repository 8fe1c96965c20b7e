import type { IO } from 'fp-ts/IO'
import { bannerBackAt } from '../../domain/chat/coin-banner'
import type { ChatContext } from './chat-context'
import { bannerNotes, noteBannerDismissed } from './notes'

export interface CoinBanner {
  /** Shows it, now or when its time has come; returns its stop. */
  readonly watch: () => IO<void>
  readonly dismiss: IO<void>
}

/** The banner above the list of conversations (@rule CHAT-92, CHAT-93, CHAT-94). */
export const makeCoinBanner = ({ deps, model }: ChatContext): CoinBanner => {
  const { clock, settings } = deps
  let stop: IO<void> = () => undefined
  const look = (): void => {
    stop()
    const now = clock.now()
    const backAt = bannerBackAt(bannerNotes(settings), now)
    model.panel.showBanner(backAt !== null && backAt <= now)
    if (backAt !== null && backAt > now) stop = clock.after(backAt - now, look)
  }
  return {
    watch: () => {
      look()
      return () => stop()
    },
    dismiss: () => {
      noteBannerDismissed(settings, clock.now())
      look()
    },
  }
}
