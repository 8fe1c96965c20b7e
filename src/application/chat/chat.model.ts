import { action, computed, makeObservable, observableRef } from 'mobx'
import { totalUnread } from '../../domain/chat/conversation-list'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { ShownMessage, StoredMessage } from '../../domain/chat/delivery'
import { shown } from '../../domain/chat/showing'
import { withWriting } from '../../domain/chat/timeline'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { ChatView, OpenConversation } from './chat.feature'
import type { StoreFailed } from './chat-store.port'

/** The conversations of the signed-in person, and the one on the screen. */
export class ChatModel implements ChatView {
  me: UserId | null = null
  ready = false
  conversations: readonly ListedConversation[] = []
  storeProblem: StoreFailed | null = null
  friend: UserId | null = null
  /** Loaded messages of the open conversation, oldest first. */
  messages: readonly StoredMessage[] = []
  /** Own messages that are on their way into the store; they show already. */
  writing: readonly StoredMessage[] = []
  loaded = false
  loadingOlder = false
  hasOlder = false
  draft = ''

  constructor() {
    makeObservable(this, {
      me: observableRef,
      ready: observableRef,
      conversations: observableRef,
      storeProblem: observableRef,
      friend: observableRef,
      messages: observableRef,
      writing: observableRef,
      loaded: observableRef,
      loadingOlder: observableRef,
      hasOlder: observableRef,
      draft: observableRef,
      unread: computed,
      timeline: computed,
      bubbles: computed,
      open: computed,
      begin: action,
      end: action,
      list: action,
      show: action,
      close: action,
      load: action,
      write: action,
      written: action,
      notWritten: action,
      setLoadingOlder: action,
      setDraft: action,
      report: action,
    })
  }

  get unread(): number {
    return totalUnread(this.conversations)
  }

  /** The open conversation as it shows: what is loaded, then what is being written. */
  get timeline(): readonly StoredMessage[] {
    return withWriting(
      this.messages,
      this.writing.filter((message) => message.receiver === this.friend),
    )
  }

  get bubbles(): readonly ShownMessage[] {
    return this.me === null ? [] : shown(this.timeline, this.me)
  }

  get open(): OpenConversation | null {
    if (this.friend === null) return null
    const { friend, loaded, loadingOlder, hasOlder, draft } = this
    return { friend, loaded, messages: this.bubbles, loadingOlder, hasOlder, draft }
  }

  begin(me: UserId): void {
    this.me = me
  }

  end(): void {
    this.me = null
    this.ready = false
    this.conversations = []
    this.storeProblem = null
    this.writing = []
    this.close()
  }

  list(conversations: readonly ListedConversation[]): void {
    this.conversations = conversations
    this.ready = true
  }

  show(friend: UserId, draft: string): void {
    this.close()
    this.friend = friend
    this.draft = draft
  }

  close(): void {
    this.friend = null
    this.messages = []
    this.loaded = false
    this.loadingOlder = false
    this.hasOlder = false
    this.draft = ''
  }

  /** What was loaded of `friend`; too late when another conversation is open by now. */
  load(friend: UserId, messages: readonly StoredMessage[], hasOlder = this.hasOlder): void {
    if (this.friend !== friend) return
    this.messages = messages
    this.loaded = true
    this.hasOlder = hasOlder
  }

  /** Shows a message of one's own before the store has it. */
  write(message: StoredMessage): void {
    this.writing = [...this.writing, message]
  }

  /** The store has it. */
  written(message: StoredMessage): void {
    this.notWritten(message.uuid)
    this.load(message.receiver, withWriting(this.messages, [message]))
  }

  /** The store does not take it. */
  notWritten(uuid: MessageUuid): void {
    this.writing = this.writing.filter((message) => message.uuid !== uuid)
  }

  setLoadingOlder(loading: boolean): void {
    this.loadingOlder = loading
  }

  setDraft(draft: string): void {
    this.draft = draft
  }

  report(problem: StoreFailed | null): void {
    this.storeProblem = problem
  }
}
