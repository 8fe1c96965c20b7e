import { makeCancelPicture } from './cancel-picture.use-case'
import type { ChatContext } from './chat-context'
import type { ChatFeature } from './chat.feature'
import { makeDeleteMessage } from './delete-message.use-case'
import { makeDiscardMessage } from './discard-message.use-case'
import { makeRetryMessage } from './retry-message.use-case'
import { makeSendMessage } from './send-message.use-case'
import { makeOpenPicture, makeSendPicture, makeWaitingPicture } from './send-picture.use-case'
import { makeSetTranslating } from './set-translating.use-case'
import { makeTranslateMessage } from './translate-message.use-case'

type Parts =
  | 'cancelPicture'
  | 'deleteMessage'
  | 'discard'
  | 'dismissQuota'
  | 'openPicture'
  | 'retry'
  | 'send'
  | 'sendPicture'
  | 'setTranslating'
  | 'translate'
  | 'waitingPicture'

/** What is done to the messages of the open conversation. */
export const makeSessionParts = (context: ChatContext): Pick<ChatFeature, Parts> => ({
  send: makeSendMessage(context),
  retry: makeRetryMessage(context),
  discard: makeDiscardMessage(context),
  openPicture: makeOpenPicture(context),
  sendPicture: makeSendPicture(context),
  cancelPicture: makeCancelPicture(context),
  waitingPicture: makeWaitingPicture(context),
  deleteMessage: makeDeleteMessage(context),
  setTranslating: makeSetTranslating(context),
  translate: makeTranslateMessage(context),
  dismissQuota: () => context.model.extras.setQuota(null),
})
