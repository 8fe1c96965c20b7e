import type { UserId } from '../../domain/kernel/ids'
import type { ChatContext, ChatSession } from './chat-context'
import { keepDraft } from './drafts'

/** Keeps what is typed for somebody, and shows it where their conversation is open. */
export const setDraft = ({ deps, model }: ChatContext, { me }: ChatSession, friend: UserId, text: string): void => {
  keepDraft(deps.settings, me, friend, text)
  if (model.friend === friend) model.setDraft(text)
}
