/** What became of a text: another one, or why it stays as it is. Only `Done` is a translation. */
export type Translated =
  | { readonly _tag: 'Done'; readonly text: string }
  /** It is in that language already. */
  | { readonly _tag: 'Same' }
  /** The service did not answer in time, or not with a translation. */
  | { readonly _tag: 'Failed' }
  /** The deployment has no service, or the service has no such language. */
  | { readonly _tag: 'Unavailable' }

/** Translates messages. It answers in bounded time and never rejects; it must not be awaited inside a unit of work. */
export interface Translator {
  /** `target` is the two-letter code of a language (ISO 639-1). */
  readonly translate: (text: string, target: string) => Promise<Translated>
}
