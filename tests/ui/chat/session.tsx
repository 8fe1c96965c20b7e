import { beforeAll, vi } from 'vitest'
import type { ChatFeature, ChatView, OpenConversation } from '../../../src/application/chat/chat.feature'
import type { Core } from '../../../src/application/core'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { ShownMessage } from '../../../src/domain/chat/delivery'
import type { MessageUuid, UserId } from '../../../src/domain/kernel/ids'
import { Page as SessionPage } from '../../../src/ui/chat/session.page'
import { drawView } from '../shell/draw-view'
import { aChat, aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aFriends, anAcquaintance } from '../shell/literal-features'

export const friend = 7
export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` as MessageUuid

export const aMessage = (n: number, over: Partial<ShownMessage> = {}): ShownMessage => ({
  uuid: uuid(n),
  mine: false,
  kind: 'txt',
  text: `text ${n}`,
  at: Date.UTC(2026, 0, 5, 12, n),
  delivery: { _tag: 'Sent' },
  separated: false,
  ...over,
})

export const opened = (messages: readonly ShownMessage[], over: Partial<OpenConversation> = {}): OpenConversation => ({
  friend: friend as UserId,
  loaded: true,
  messages,
  older: 'none',
  draft: '',
  unread: null,
  translating: 'off',
  restriction: null,
  picturesAllowed: true,
  wordsOnly: false,
  ...over,
})

export const chatWith = (
  open: OpenConversation,
  over: Partial<ChatFeature> = {},
  view: Partial<ChatView> = {},
): ChatFeature => {
  const chat = aChat([])
  return { ...chat, view: { ...chat.view, open, ...view }, ...over }
}

interface Scene {
  readonly chat?: ChatFeature
  readonly friends?: FriendsFeature
  readonly paid?: boolean
  readonly pasteBlocked?: boolean
  readonly callsComeLater?: boolean
  readonly callsFail?: boolean
}

export const drawSession = ({
  chat = chatWith(opened([])),
  friends = aFriends([anAcquaintance(friend)]),
  paid = false,
  pasteBlocked = true,
  callsComeLater = false,
  callsFail = false,
}: Scene = {}) => {
  const calls = aCalls({}, { place: vi.fn<() => () => Promise<void>>(() => async () => undefined) })
  const account = anAccount(signedIn(aMe({ paid })))
  const whole = aCore(account, { chat, friends, ...(!callsComeLater && !callsFail && { calls }) }, { pasteBlocked })
  const broken = Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module'))
  broken.catch(() => undefined)
  const core: Core = callsFail
    ? { ...whole, feature: (name) => (name === 'calls' ? broken : whole.feature(name)) }
    : whole
  return drawView(core, <SessionPage params={{ friendId: String(friend) }} />).then((drawn) => ({ ...drawn, calls }))
}

const ROW = 50

/** jsdom lays nothing out; the list needs to know how high it and its rows are. */
export const layOut = () =>
  beforeAll(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    const sizes = { offsetWidth: 400, clientHeight: 600, scrollHeight: 600 }
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
    }
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
      configurable: true,
      get(this: HTMLElement) {
        return this.dataset['index'] === undefined ? 600 : ROW
      },
    })
  })
