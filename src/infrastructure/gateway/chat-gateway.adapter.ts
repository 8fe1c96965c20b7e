import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { ChatGateway } from '../../application/chat/chat-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import { chatCalls } from './contract/chat.calls'
import type { Gateway } from './gateway'
import { discard } from './mapped'
import { toConversation, toMessage } from './message-mapping'
import type { RequestIdentity } from './request-identity'

/** @rule CHAT-61 */
const PAGE_SIZE = 100
/** More pages than anybody has; a gateway that never ends does not hold the client. */
const MOST_PAGES = 200

/** Message and target codes of a text (@rule CHAT-73). */
const text = { msg_type: 1, translate: 0, targetLanguage: 1, routeType: 1 } as const

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

/** Messages over the wire (rows 110 to 113, 170, 184). */
export const makeChatGateway = ({ ask }: Gateway, identity: RequestIdentity): ChatGateway => ({
  send: (to, uuid, msg) =>
    pipe(
      ask(chatCalls.sendMsg, { ...text, accept_u_id: to, send_u_id: identity.userId(), msg, messageUuid: uuid }),
      TE.map(({ messageId, timeStamp }) => ({ id: messageId, at: timeStamp })),
    ),
  read: (friend) =>
    pipe(ask(chatCalls.readMsg, { receiveUserId: identity.userId(), sendUserId: friend }), TE.map(discard)),
  conversations: pipe(
    everyPage((page) =>
      pipe(
        ask(chatCalls.recentUsers, { page_num: page, page_size: PAGE_SIZE }),
        TE.map(({ list, pages }) => ({ pages, found: list })),
      ),
    ),
    TE.map((found) => pipe(found.flat(), RA.filterMap(toConversation))),
  ),
  history: (friend, page) =>
    pipe(
      ask(chatCalls.history, { send_u_id: friend, page_num: page, page_size: PAGE_SIZE }),
      TE.map(({ list }) => pipe(list, RA.filterMap(toMessage))),
    ),
  snapshot: pipe(
    everyPage((page) =>
      pipe(
        ask(chatCalls.snapshot, { page }),
        TE.map((found) => ({ pages: found.pages, found })),
      ),
    ),
    TE.map((found) => ({
      cursor: found[0]?.cursor ?? 0,
      conversations: pipe(found[0]?.conversations ?? [], RA.filterMap(toConversation)),
      messages: pipe(
        found.flatMap(({ messages }) => messages),
        RA.filterMap(toMessage),
      ),
    })),
  ),
})
