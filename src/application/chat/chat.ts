import type { ChatContext, ChatSession } from './chat-context'
import type { ChatDeps } from './chat.deps'
import type { ChatFeature } from './chat.feature'
import { ChatModel } from './chat.model'
import type { ChatInbox } from './chat-inbox'
import { makeCoinBanner, type CoinBanner } from './coin-banner'
import { makeDeleteConversation } from './delete-conversation.use-case'
import { makeChatInbox } from './make-chat-inbox'
import { makeLoadOlder } from './load-older.use-case'
import { makeLoadTo } from './load-to.use-case'
import { makeLooking, type Looking } from './looking'
import { makeOpenConversation } from './open-conversation.use-case'
import { makeDismissWarning } from './notices'
import { makeReadAhead } from './read-ahead.use-case'
import { makeSessionParts } from './session-parts'
import { makeReadSayHi } from './read-say-hi.use-case'
import { setDraft } from './set-draft'
import { makeTips, type Tips } from './tips'

const makeFeature = (
  context: ChatContext,
  { close, look, open }: Looking,
  beside: { readonly tips: Tips; readonly banner: CoinBanner },
): ChatFeature => ({
  view: context.model,
  readAhead: makeReadAhead(context),
  open,
  close,
  look,
  loadOlder: makeLoadOlder(context),
  loadTo: makeLoadTo(context),
  ...makeSessionParts(context),
  keepDraft: (friend, text) => {
    const session = context.session()
    if (session !== null) setDraft(context, session, friend, text)
  },
  setFavoritesOnly: (on) => context.model.panel.setFavoritesOnly(on),
  deleteConversation: makeDeleteConversation(context),
  readSayHi: makeReadSayHi(context),
  holdTip: beside.tips.holdTip,
  releaseTip: beside.tips.releaseTip,
  dismissTip: beside.tips.dismissTip,
  dismissWarning: makeDismissWarning(context),
  dismissCoinBanner: beside.banner.dismiss,
})

/** The chat of whoever is signed in: what any user interface gets, and what the connection tells it. */
export const makeChatFeature = (deps: ChatDeps): { readonly feature: ChatFeature; readonly inbox: ChatInbox } => {
  const model = new ChatModel(deps)
  let session: ChatSession | null = null
  const context: ChatContext = { deps, model, session: () => session }
  const looking = makeLooking(context, makeOpenConversation(context))
  const beside = { tips: makeTips(context), banner: makeCoinBanner(context) }
  const inbox = makeChatInbox(context, beside, (next) => {
    session = next
    const friend = looking.wanted()
    if (next !== null && friend !== null) void looking.open(friend)()
  })
  return { feature: makeFeature(context, looking, beside), inbox }
}
