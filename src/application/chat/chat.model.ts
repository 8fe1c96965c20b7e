import { action, computed, makeObservable, observableRef } from 'mobx'
import { totalUnread } from '../../domain/chat/conversation-list'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { ShownMessage, StoredMessage } from '../../domain/chat/delivery'
import type { PanelEntry } from '../../domain/chat/panel'
import { rightsTowards, type WritingRights } from '../../domain/chat/restriction'
import { makeShowing } from '../../domain/chat/showing'
import { withWriting } from '../../domain/chat/timeline'
import type { Tip } from '../../domain/chat/tip'
import type { TranslationMode } from '../../domain/chat/translation'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { ChatDeps } from './chat.deps'
import type { ChatView, Older, OpenConversation, UnreadMark, Warning } from './chat.feature'
import type { StoreFailed } from './chat-store.port'
import { ExtrasModel } from './extras.model'
import { PanelModel } from './panel.model'

const annotations = {
  me: observableRef,
  ready: observableRef,
  conversations: observableRef,
  notSent: observableRef,
  storeProblem: observableRef,
  friend: observableRef,
  messages: observableRef,
  writing: observableRef,
  loaded: observableRef,
  older: observableRef,
  draft: observableRef,
  unreadMark: observableRef,
  translating: observableRef,
  unread: computed,
  inCall: computed,
  rights: computed,
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
  setOlder: action,
  setDraft: action,
  markUnread: action,
  setTranslating: action,
  forget: action,
  report: action,
} as const

/** The conversations of the signed-in person, and the one on the screen. */
export class ChatModel implements ChatView {
  me: UserId | null = null
  ready = false
  conversations: readonly ListedConversation[] = []
  notSent: ReadonlySet<UserId> = new Set()
  storeProblem: StoreFailed | null = null
  friend: UserId | null = null
  /** Loaded messages of the open conversation, oldest first. */
  messages: readonly StoredMessage[] = []
  /** Own messages that are on their way into the store; they show already. */
  writing: readonly StoredMessage[] = []
  loaded = false
  older: Older = 'none'
  draft = ''
  unreadMark: UnreadMark | null = null
  translating: TranslationMode = 'off'
  readonly canTranslate: boolean
  readonly panel = new PanelModel(() => this.conversations)
  readonly extras = new ExtrasModel()
  private readonly shown = makeShowing()
  private readonly ties: Pick<ChatDeps, 'relationOf' | 'talksWith'>

  constructor({ translator, ...ties }: Pick<ChatDeps, 'relationOf' | 'talksWith' | 'translator'>) {
    this.ties = ties
    this.canTranslate = translator.available
    makeObservable(this, annotations)
  }

  get entries(): readonly PanelEntry[] {
    return this.panel.entries
  }

  get favoritesOnly(): boolean {
    return this.panel.favoritesOnly
  }

  get sayHi(): readonly ListedConversation[] {
    return this.panel.sayHi
  }

  get tip(): Tip | null {
    return this.panel.tip
  }

  get warning(): Warning | null {
    return this.panel.warning
  }

  get coinBanner(): boolean {
    return this.panel.coinBanner
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
    return this.me === null ? [] : this.shown(this.timeline, this.me, this.extras.translations)
  }

  get open(): OpenConversation | null {
    const { friend, loaded, older, draft, translating, rights } = this
    if (friend === null || rights === null) return null
    const state = { loaded, older, draft, translating, ...rights }
    return { friend, ...state, messages: this.bubbles, unread: this.unreadMark }
  }

  /** A video call with the open conversation's person is on. */
  get inCall(): boolean {
    return this.friend !== null && this.ties.talksWith(this.friend)
  }

  /** What may be written in the open conversation; null: none is open. */
  get rights(): WritingRights | null {
    const { friend, inCall, messages } = this
    const [relation, hasOlder] = [friend && this.ties.relationOf(friend), this.older !== 'none']
    return friend && rightsTowards({ friend, relation, inCall, messages, hasOlder })
  }

  get quotaUntil(): Instant | null {
    return this.extras.quotaUntil
  }

  uploaded(uuid: MessageUuid): number | undefined {
    return this.extras.uploaded(uuid)
  }

  begin(me: UserId): void {
    this.me = me
  }

  end(): void {
    this.me = null
    this.ready = false
    this.conversations = []
    this.notSent = new Set()
    this.storeProblem = null
    this.writing = []
    this.extras.end()
    this.panel.end()
    this.close()
  }

  list(conversations: readonly ListedConversation[], notSent: ReadonlySet<UserId>): void {
    this.conversations = conversations
    this.notSent = notSent
    this.ready = true
  }

  show(friend: UserId, draft: string, translating: TranslationMode): void {
    this.close()
    this.friend = friend
    this.draft = draft
    this.translating = translating
  }

  close(): void {
    this.friend = null
    this.messages = []
    this.loaded = false
    this.older = 'none'
    this.draft = ''
    this.unreadMark = null
    this.translating = 'off'
  }

  /** What was loaded of `friend`; too late when another conversation is open by now. */
  load(friend: UserId, messages: readonly StoredMessage[], older = this.older): void {
    if (this.friend !== friend) return
    this.extras.noticeQuota(this.timeline, messages)
    this.messages = messages
    this.loaded = true
    this.older = older
  }

  /** What has not been read when a conversation is opened, once it is loaded. */
  markUnread(friend: UserId): void {
    if (this.friend !== friend) return
    const fresh = this.messages.filter((message) => !message.read && message.sender !== this.me)
    const [first] = fresh
    this.unreadMark = first === undefined ? null : { from: first.uuid, count: fresh.length }
  }

  /** Shows a message of one's own before the store has it. */
  write(message: StoredMessage): void {
    this.unreadMark = null
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

  /** Called back: it shows no longer, wherever it stood. */
  forget(message: StoredMessage): void {
    this.notWritten(message.uuid)
    const kept = this.messages.filter((one) => one.uuid !== message.uuid)
    this.load(message.receiver, kept)
  }

  setTranslating(mode: TranslationMode): void {
    this.translating = mode
  }

  setOlder(older: Older): void {
    this.older = older
  }

  setDraft(draft: string): void {
    this.draft = draft
  }

  report(problem: StoreFailed | null): void {
    this.storeProblem = problem
  }
}
