/** What became of the translation of a message; only `Done` may be shown as one (@rule CHAT-20). */
export type Translation =
  | { readonly _tag: 'Done'; readonly text: string; readonly language: string }
  | { readonly _tag: 'Failed' }
  | { readonly _tag: 'Unavailable' }

/** A translation as a bubble shows it. */
export type ShownTranslation = Translation | { readonly _tag: 'Working' }

/** Whether what is written in a conversation goes out with a translation; `limit`: the free ones are used up (@rule CHAT-81). */
export type TranslationMode = 'off' | 'on' | 'limit'

/** The gateway's word on a translation that was asked for (@rule CHAT-81). */
export const translateCode = { done: 200, failed: 500, limit: 54000 } as const
