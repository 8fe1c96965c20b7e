import type { IO } from 'fp-ts/IO'
import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { GiftsFeature } from '../../application/gifts/gifts.feature'
import type { GiftsInbox } from '../../application/gifts/gifts-inbox'
import { makeLatePost, type LatePost } from '../../application/realtime/late-post'
import { numbers } from '../../domain/chat/message-kind'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import type { KeepInChat } from './gifts.module'
import { once } from './once'

/** How long after sign-in the list of gifts is read, when it is not kept from before (ACCT-101). */
const IDLE_MS = 4_000

export interface GiftsLoader {
  readonly load: () => Promise<GiftsFeature>
  /** Keeps what comes until the gifts are there. */
  readonly post: LatePost<GiftsInbox>
  /** Reads the list once after sign-in. */
  readonly ahead: SessionEffect
  /** Forgets at the end of a session. */
  readonly forget: IO<void>
}

/** Stores a gift as the row of the inbox that will tell of it too. */
const keeping =
  (container: Container, chat: () => Promise<unknown>): KeepInChat =>
  (gift) =>
  async () => {
    await chat()
    const message = { ...gift, ...numbers.gift, bizType: 0 }
    const inbox = container.get(F.chatInbox)
    return inbox.receive({ messages: [message], reads: [], relations: [], deletions: [], cursor: 0 })()
  }

/** Gifts, which put what was sent into the chat. */
export const makeGiftsLoader = (
  container: Container,
  adapters: CoreAdapters,
  chat: () => Promise<unknown>,
  loaded: { gifts?: GiftsFeature },
): GiftsLoader => {
  const load = once(async () => {
    const [{ giftsModule }, parts] = await Promise.all([import('./gifts.module'), adapters.gifts()])
    container.load(giftsModule(parts, keeping(container, chat)))
    return (loaded.gifts = container.get(F.gifts))
  })
  const post = makeLatePost<GiftsInbox>({
    ...adapters,
    load: async () => {
      await load()
      return container.get(F.giftsInbox)
    },
  })
  return {
    load,
    post,
    ahead: () =>
      adapters.clock.after(IDLE_MS, () => {
        load().then(
          (gifts) => gifts.load(),
          () => undefined,
        )
      }),
    forget: () => {
      post.clear()
      if (loaded.gifts !== undefined) container.get(F.giftsInbox).end()
    },
  }
}
