import type { FieldValues } from './handover'

/**
 * What a provider's page tells the page around its frame: paid; the top page is to go somewhere; a form is to be posted by the top
 * page; the frame is to close.
 *
 * @rule COIN-40 COIN-41
 */
export type FrameMessage =
  | { readonly _tag: 'PaySuccess' }
  | { readonly _tag: 'ParentHref'; readonly url: string }
  | { readonly _tag: 'SubmitForm'; readonly action: string; readonly fields: FieldValues }
  | { readonly _tag: 'CloseFrame' }
