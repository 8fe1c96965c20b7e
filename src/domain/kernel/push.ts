import type { Language } from './language'
import type { Instant } from './time'

/** What a tapped push is known by; it becomes cookies and is reported once (@rule GATE-32). */
export interface PushMark {
  readonly pushContentId: string
  readonly sendTime: Instant
  readonly appId: string
  readonly nonce: string
}

export interface FromSomebody {
  /** The other side; people and the product's own senders. */
  readonly from: number
  readonly name: string
}

/** What happened to a call that rang: nobody answered, this person did elsewhere, or it ended otherwise. */
export type CallOutcome = 'missed' | 'answered' | 'ended'

/** What a push tells (@rule GATE-31). */
export type PushNews =
  | (FromSomebody & {
      readonly kind: 'message'
      /** `hidden`: nothing of it is told, as the person wishes. */
      readonly content: 'text' | 'picture' | 'gift' | 'hidden'
      /** Empty unless `content` is `text`. */
      readonly text: string
    })
  | (FromSomebody & { readonly kind: 'request' })
  | (FromSomebody & {
      readonly kind: 'call'
      readonly room: string
      /** Declines this call once, without a session, while it rings. */
      readonly ticket: string
    })
  | (FromSomebody & { readonly kind: 'callOver'; readonly room: string; readonly outcome: CallOutcome })
  | (FromSomebody & { readonly kind: 'reminder' })
  /** Told by the product itself, of coins or otherwise; `text` stands as it is, and is empty when the person wishes so. */
  | { readonly kind: 'reward'; readonly reason: 'refund' | 'note'; readonly text: string }

export type PushKind = PushNews['kind']

/** One push as it travels, in JSON. */
export interface PushPayload {
  readonly mark: PushMark
  /** That of the person's device. */
  readonly language: Language
  /** Where a press leads: a path below the base path, beginning with a slash. */
  readonly address: string
  /** A portrait: a path below the base path, or empty. */
  readonly picture: string
  readonly news: PushNews
}

/** The notice of a call, whoever shows it. */
export const callTag = (room: string): string => `call:${room}`

/** Notices with the same tag replace each other: one a conversation, one a call, one a kind of the rest. */
export const tagOf = (news: PushNews): string => {
  switch (news.kind) {
    case 'message':
      return `message:${news.from}`
    case 'call':
    case 'callOver':
      return callTag(news.room)
    case 'request':
    case 'reminder':
      return `${news.kind}:${news.from}`
    case 'reward':
      return 'reward'
  }
}

/** A path below the base path: nothing that a browser reads as another origin or as a way up. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?!\/)[^\\\s]*$/.test(path) && !/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(path)
