import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { ChatInbox } from '../chat/chat-inbox'
import type { StoreFailed } from '../chat/chat-store.port'

/** Opens a person's store once, however often it is asked; a failed opening is tried anew. */
export interface OpenChat {
  readonly open: (me: UserId) => TaskEither<StoreFailed, void>
  readonly end: () => void
}

export const makeOpenChat = (chat: ChatInbox): OpenChat => {
  let opened: { readonly me: UserId; readonly done: Promise<E.Either<StoreFailed, void>> } | null = null
  return {
    open: (me) => () => {
      if (opened?.me === me) return opened.done
      const done = chat.begin(me)()
      const mine = { me, done }
      opened = mine
      void done.then((outcome) => {
        if (E.isLeft(outcome) && opened === mine) opened = null
      })
      return done
    },
    end: () => {
      opened = null
      chat.end()
    },
  }
}
