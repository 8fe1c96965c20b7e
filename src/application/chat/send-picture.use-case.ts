import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { numbers } from '../../domain/chat/message-kind'
import { fitted } from '../../domain/kernel/picture-cut'
import { checkPictureFile } from '../../domain/kernel/picture-file'
import { refused, type Refused } from '../../domain/kernel/refused'
import type { OpenPicture } from '../kernel/picture-preparer.port'
import type { ChatContext } from './chat-context'
import type { ChatFeature } from './chat.feature'
import type { ChatModel } from './chat.model'
import { sentUnanswered } from './message-times'
import { addressed, writeMessage, type Addressed } from './write-message'

/** The longest side of a picture as it is sent, in pixels. */
const LONGEST = 2_048

const mayShow = ({ rights }: ChatModel): boolean => rights?.picturesAllowed === true && !rights.wordsOnly

const allowed = (context: ChatContext): E.Either<Refused, Addressed> =>
  pipe(
    addressed(context),
    E.filterOrElse(
      ({ friend }) => mayShow(context.model) && sentUnanswered(context.deps.settings, friend) === 0,
      () => refused('CHAT-70'),
    ),
  )

/** Opens a picture of this device, once it is found that it may be sent and is one (@rule CHAT-68, CHAT-69, CHAT-70). */
export const makeOpenPicture =
  (context: ChatContext): ChatFeature['openPicture'] =>
  (file) =>
    pipe(
      TE.fromIOEither(() => allowed(context)),
      TE.flatMapEither(() => checkPictureFile(file)),
      TE.flatMap(() => context.deps.pictures.open(file)),
    )

const take = (picture: OpenPicture) => {
  const { height, width } = picture
  const limit = { width: LONGEST, height: LONGEST }
  return pipe(
    picture.take({ x: 0, y: 0, width, height }, limit),
    TE.map((file) => ({ file, size: fitted({ width, height }, limit) })),
  )
}

/**
 * Stores a picture with its file as a message of the open conversation; the outbox uploads and sends it, also after a reload
 * (@rule CHAT-70, CHAT-73, PLUS-17).
 */
export const makeSendPicture =
  (context: ChatContext): ChatFeature['sendPicture'] =>
  (picture) =>
    pipe(
      TE.fromIOEither(() => allowed(context)),
      TE.flatMap((to) =>
        pipe(
          take(picture),
          TE.flatMap(({ file, size }) =>
            writeMessage(
              context,
              to,
              { ...numbers.image, content: '', picture: { url: '', ...size } },
              { picture: file },
            ),
          ),
        ),
      ),
    )

/** A picture that waits, as this device has it. */
export const makeWaitingPicture =
  (context: ChatContext): ChatFeature['waitingPicture'] =>
  (uuid) =>
    pipe(
      TE.fromIOEither(() => E.fromNullable(undefined)(context.session())),
      TE.flatMap((session) => session.store.waitingPicture(uuid)),
      TE.match(
        () => O.none,
        (file) => O.fromNullable(file === null ? null : context.deps.pictures.show(file)),
      ),
    )
