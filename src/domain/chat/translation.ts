/** What became of the translation of a message; only `Done` may be shown as one (@rule CHAT-20). */
export type Translation =
  | { readonly _tag: 'Done'; readonly text: string; readonly language: string }
  | { readonly _tag: 'Failed' }
  | { readonly _tag: 'Unavailable' }
