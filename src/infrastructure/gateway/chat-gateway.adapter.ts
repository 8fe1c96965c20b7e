import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { ChatGateway } from '../../application/chat/chat-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import { PAGE_SIZE } from '../../domain/chat/timeline'
import { chatCalls } from './contract/chat.calls'
import type { Gateway } from './gateway'
import { toConversations } from './conversation-mapping'
import { toDeletion } from './deletion-mapping'
import { discard } from './mapped'
import { toMessage } from './message-mapping'
import { toRelation } from './relation-mapping'
import type { RequestIdentity } from './request-identity'
import { makeChatSending } from './send-chat'

/** More pages than anybody has; a gateway that never ends does not hold the client. */
const MOST_PAGES = 200

interface Paged<A> {
  readonly pages: number
  readonly found: A
}

/** All pages, in order, one after the other. */
const everyPage = <A>(
  ask: (page: number) => TE.TaskEither<GatewayError, Paged<A>>,
  page = 1,
): TE.TaskEither<GatewayError, readonly A[]> =>
  pipe(
    ask(page),
    TE.flatMap(({ found, pages }) =>
      page < Math.min(pages, MOST_PAGES)
        ? pipe(
            everyPage(ask, page + 1),
            TE.map((rest) => [found, ...rest]),
          )
        : TE.right([found]),
    ),
  )

/** All pages of the snapshot; conversations, relations and cursor are those of the first (wire 184). */
const readSnapshot = (gateway: Gateway): ChatGateway['snapshot'] =>
  pipe(
    everyPage((page) =>
      pipe(
        gateway.ask(chatCalls.snapshot, { page }),
        TE.map((found) => ({ pages: found.pages, found })),
      ),
    ),
    TE.map((found) => ({
      cursor: found[0]?.cursor ?? 0,
      conversations: (found[0]?.conversations ?? []).flatMap(toConversations),
      relations: pipe(found[0]?.relations ?? [], RA.filterMap(toRelation)),
      deletions: pipe(found[0]?.deletions ?? [], RA.filterMap(toDeletion)),
      messages: pipe(
        found.flatMap(({ messages }) => messages),
        RA.filterMap(toMessage),
      ),
    })),
  )

/** Messages over the wire (rows 110 to 113, 170, 184). */
export const makeChatGateway = (gateway: Gateway, identity: RequestIdentity): ChatGateway => ({
  ...makeChatSending(gateway, identity),
  read: (friend, upTo) =>
    pipe(
      gateway.ask(chatCalls.readMsg, {
        receiveUserId: identity.userId(),
        sendUserId: friend,
        ...(upTo !== undefined && { upTo }),
      }),
      TE.map(discard),
    ),
  conversations: pipe(
    everyPage((page) =>
      pipe(
        gateway.ask(chatCalls.recentUsers, { page_num: page, page_size: PAGE_SIZE }),
        TE.map(({ list, pages }) => ({ pages, found: list })),
      ),
    ),
    TE.map((found) => found.flat().flatMap(toConversations)),
  ),
  history: (friend, page) =>
    pipe(
      gateway.ask(chatCalls.history, { send_u_id: friend, page_num: page, page_size: PAGE_SIZE }),
      TE.map(({ list }) => pipe(list, RA.filterMap(toMessage))),
    ),
  deleteConversation: (friend, upTo) =>
    pipe(gateway.ask(chatCalls.deleteUser, { send_u_id: friend, upTo }), TE.map(discard)),
  snapshot: readSnapshot(gateway),
})
