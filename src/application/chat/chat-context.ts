import type { IO } from 'fp-ts/IO'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { StoredMessage } from '../../domain/chat/delivery'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { ChatModel } from './chat.model'
import type { ChatDeps } from './chat.deps'
import type { ChatStore, StoreFailed } from './chat-store.port'
import type { ReadReports } from './read-reports'

/** The newest page of a conversation that may be opened. */
export interface PageAhead {
  readonly page: ReturnType<ChatStore['messages']>
  /** Null: it is not there yet. */
  rows: readonly StoredMessage[] | null
}

/** A signed-in person's chat, from sign-in to sign-out. */
export interface ChatSession {
  readonly me: UserId
  readonly store: ChatStore
  /** How many pages of the server's history were read in this session; Infinity: all of them (CHAT-58). */
  readonly historyPages: Map<UserId, number>
  /** Up to when a conversation was marked read in this session. */
  readonly readUpTo: Map<UserId, Instant>
  /** Changes of the store so far, and how many of them the list shows. */
  readonly list: { changes: number; shown: number }
  /** Newest pages that were asked for before an opening; forgotten as soon as anything is written. */
  readonly ahead: Map<UserId, PageAhead>
  readonly reports: ReadReports
  /** Pictures that this tab uploads, each with what calls it back. */
  readonly uploads: Map<MessageUuid, IO<void>>
}

/** What the use cases of the chat share. */
export interface ChatContext {
  readonly deps: ChatDeps
  readonly model: ChatModel
  /** Null: nobody is signed in. */
  readonly session: () => ChatSession | null
}

/** Runs with the session of now, if there is one, and drops the result when the session has ended meanwhile. */
export const inSession = (context: ChatContext, run: (session: ChatSession) => T.Task<void>): T.Task<void> =>
  T.flatten(() => {
    const session = context.session()
    return Promise.resolve(session === null ? T.of(undefined) : run(session))
  })

/** A store that is written no more: its person has signed out. */
export const signedOut: StoreFailed = { _tag: 'StoreFailed', full: false, cause: 'nobody is signed in' }

/** Lets what a server answered go on only while its person is signed in: nobody's rows come back after a wiping (@rule PLUS-15). */
export const whileIn =
  (context: ChatContext, session: ChatSession) =>
  <E, A>(answered: TE.TaskEither<E, A>): TE.TaskEither<E | StoreFailed, A> =>
    pipe(
      answered,
      TE.filterOrElseW(
        () => context.session() === session,
        () => signedOut,
      ),
    )

const watchedBy =
  (heals: (problem: StoreFailed) => boolean) =>
  ({ model }: ChatContext) =>
  <A>(stored: TE.TaskEither<StoreFailed, A>): TE.TaskEither<StoreFailed, A> =>
    pipe(
      stored,
      TE.tapIO(() => () => (model.storeProblem !== null && heals(model.storeProblem) ? model.report(null) : undefined)),
      TE.mapLeft((problem) => {
        model.report(problem)
        return problem
      }),
    )

/** Lets the view know how the store fares; the outcome goes on as it is. A full disk can still be read: that heals nothing. */
export const watched = watchedBy((problem) => !problem.full)

/** As `watched`, for what writes rows: when it succeeds there is room again. */
export const watchedWriting = watchedBy(() => true)

/** A store whose failure is shown, and nothing more can be done here. */
export const quietly = (context: ChatContext, stored: TE.TaskEither<StoreFailed, unknown>): T.Task<void> =>
  pipe(
    watched(context)(stored),
    T.map(() => undefined),
  )
