import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as T from 'fp-ts/Task'
import type { OutboxEntry } from '../../domain/chat/delivery'
import type { SendOutcome } from '../../domain/chat/sending'
import { translateCode } from '../../domain/chat/translation'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { PictureFile } from '../kernel/picture-preparer.port'
import type { Accepted } from './chat-gateway.port'
import { watched, type ChatContext, type ChatSession } from './chat-context'
import { outcomeOfError } from './send-outcome'
import { keepTranslating } from './translating'

const unknown = (): SendOutcome => ({ _tag: 'Unknown' })
const calledBack: SendOutcome = { _tag: 'CalledBack' }

/** Uploads a file while `session.uploads` holds the way to call it back. */
const uploadFile = (
  { deps, model }: ChatContext,
  { uploads }: ChatSession,
  uuid: MessageUuid,
  file: PictureFile,
): TE.TaskEither<SendOutcome, string> => {
  const { cancel, done } = deps.gateway.uploadPicture(file, (percent) => model.extras.setUploaded(uuid, percent))
  uploads.set(uuid, cancel)
  model.extras.setUploaded(uuid, 0)
  return pipe(
    done,
    T.tapIO(() => () => uploads.delete(uuid)),
    TE.mapLeft((error) => (error._tag === 'Cancelled' ? calledBack : outcomeOfError(error, deps.clock.now()))),
  )
}

/** The address of a waiting picture, which is uploaded where it was not before. */
const upload = (context: ChatContext, session: ChatSession, uuid: MessageUuid): TE.TaskEither<SendOutcome, string> =>
  pipe(
    watched(context)(session.store.waitingPicture(uuid)),
    TE.mapLeft(unknown),
    TE.flatMap((file) => (file === null ? TE.left(calledBack) : uploadFile(context, session, uuid, file))),
    TE.flatMap((url) =>
      pipe(
        watched(context)(session.store.pictureUploaded(uuid, url)),
        TE.mapLeft(unknown),
        TE.flatMap((waits) => (waits ? TE.right(url) : TE.left(calledBack))),
      ),
    ),
  )

const address = (
  context: ChatContext,
  session: ChatSession,
  { uuid, picture }: OutboxEntry['message'],
): TE.TaskEither<SendOutcome, string | undefined> =>
  picture === undefined || picture.url !== '' ? TE.right(picture?.url) : upload(context, session, uuid)

/** The free translations are used up: the conversation goes on without (@rule CHAT-81). */
const noteLimit = ({ deps, model }: ChatContext, me: UserId, friend: UserId, accepted: Accepted): void => {
  if (accepted.translateCode !== translateCode.limit) return
  keepTranslating(deps.settings, me, friend, 'limit')
  if (model.friend === friend) model.setTranslating('limit')
}

/** What was deleted, or whose writer has signed out, since its row was read is not sent. */
const stillWaits = (
  context: ChatContext,
  session: ChatSession,
  uuid: MessageUuid,
): TE.TaskEither<SendOutcome, unknown> =>
  pipe(
    watched(context)(session.store.waits(uuid)),
    TE.mapLeft(unknown),
    TE.filterOrElseW(
      (waits) => waits && context.session() === session,
      () => calledBack,
    ),
  )

/** Sends what one row of the outbox holds, its picture first, and tells what became of it. */
export const deliver = (context: ChatContext, session: ChatSession, entry: OutboxEntry): T.Task<SendOutcome> => {
  const { deps } = context
  const { content, receiver, uuid } = entry.message
  return pipe(
    address(context, session, entry.message),
    TE.tap(() => stillWaits(context, session, uuid)),
    TE.flatMap((pictureUrl) =>
      pipe(
        deps.gateway.send(receiver, uuid, content, {
          ...(pictureUrl !== undefined && { pictureUrl }),
          ...(entry.translated === true && { translate: true }),
          ...(entry.inCall === true && { inCall: true }),
        }),
        TE.tapIO((accepted) => () => noteLimit(context, session.me, receiver, accepted)),
        TE.mapLeft((error) => outcomeOfError(error, deps.clock.now())),
      ),
    ),
    TE.match(
      (outcome) => outcome,
      ({ at, id }): SendOutcome => ({ _tag: 'Accepted', id, at }),
    ),
  )
}
