import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { kindOf } from '../../domain/chat/message-kind'
import type { Message } from '../../domain/chat/message'
import { isTipAllowed, tipType, type Tip } from '../../domain/chat/tip'
import { withoutMarkup } from '../../domain/kernel/markup'
import { MINUTE } from '../../domain/kernel/time'
import type { ChatContext, ChatSession } from './chat-context'
import type { ChatFeature } from './chat.feature'
import type { ChatInbox } from './chat-inbox'

/** What is older than this is no news: it comes in after a time without a network. */
const NEWS_MS = MINUTE

type Raised = Pick<Tip, 'type' | 'msg' | 'kind' | 'hostId' | 'name' | 'headImg'>

export interface Tips extends Pick<ChatFeature, 'holdTip' | 'releaseTip' | 'dismissTip'> {
  /** Messages that have just been stored. */
  readonly came: (session: ChatSession, messages: readonly Message[]) => void
  readonly friendOnline: ChatInbox['friendOnline']
}

/** What the calls and the gifts tell by themselves (GIFT-16). */
const isToldElsewhere = (message: Message): boolean =>
  O.exists((kind) => kind === 'video' || kind === 'gift')(kindOf(message))

/** The newest message of others that is fit to be shown beside the screen. */
const newsOf = (session: ChatSession, messages: readonly Message[], since: number): Message | undefined =>
  messages
    .filter((one) => one.sender !== session.me && one.read !== true && one.at >= since)
    .filter((one) => !isToldElsewhere(one))
    .findLast((one) => one.at > (session.readUpTo.get(one.sender) ?? 0))

const raisedBy = ({ model }: ChatContext, message: Message): Raised => {
  const listed = model.conversations.find((one) => one.friend === message.sender)
  const kind = O.getOrElse<Tip['kind']>(() => 'txt')(kindOf(message))
  return {
    type: tipType.message,
    kind,
    msg: kind === 'txt' || kind === 'system' ? withoutMarkup(message.content) : '',
    hostId: message.sender,
    name: listed?.name ?? '',
    headImg: listed?.headImg ?? '',
  }
}

/** Shows what comes in beside the screen, for as long as it may (@rule CHAT-85, CHAT-87, CHAT-88, CHAT-89, CHAT-91). */
export const makeTips = (context: ChatContext): Tips => {
  const { deps, model } = context
  const { panel } = model
  let stop: IO<void> = () => undefined

  const planLook = (): void => {
    stop()
    const until = panel.tip?.until ?? Infinity
    if (until === Infinity) return
    stop = deps.clock.after(until - deps.clock.now(), () => panel.applyTip({ _tag: 'Looked', at: deps.clock.now() }))
  }
  const apply = (event: Parameters<typeof panel.applyTip>[0]): void => {
    panel.applyTip(event)
    planLook()
  }
  const raise = (tip: Raised): void => {
    const place = { inCall: deps.busy(), chatOpen: model.friend !== null, installed: deps.page.installed() }
    if (deps.page.visible() && isTipAllowed(tip.type, place)) apply({ _tag: 'Raised', tip, at: deps.clock.now() })
  }
  return {
    came: (session, messages) => {
      const news = newsOf(session, messages, deps.clock.now() - NEWS_MS)
      if (news !== undefined) raise(raisedBy(context, news))
    },
    friendOnline: ({ id, name, headImg }) =>
      raise({ type: tipType.online, kind: 'txt', msg: '', hostId: id, name, headImg }),
    holdTip: () => apply({ _tag: 'Held' }),
    releaseTip: (up) => apply({ _tag: 'Released', up, at: deps.clock.now() }),
    dismissTip: () => apply({ _tag: 'Dismissed' }),
  }
}
