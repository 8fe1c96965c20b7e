import { PROVIDERS, type ProviderName } from './provider'

/** Answers to what a provider wants to know, by their names. */
export type FieldValues = Readonly<Record<string, string>>

/**
 * How the browser reaches the provider's page: the top page goes there, a frame within the product's page shows it, a form is
 * posted there, or a session has to be asked for, whose page then stands in a frame.
 *
 * @rule COIN-21
 */
export type Handover =
  | { readonly _tag: 'Redirect'; readonly url: string }
  | { readonly _tag: 'Frame'; readonly url: string }
  | { readonly _tag: 'Form'; readonly action: string; readonly fields: FieldValues }
  | { readonly _tag: 'Session' }

/** The way that is open once a session has been asked for. */
export type Way = Exclude<Handover, { readonly _tag: 'Session' }>

/** Providers whose fields depend on a method that is chosen first. */
const METHOD_FIRST: readonly ProviderName[] = ['rapyd']

/** A bank or a method has to be chosen before the order. @rule COIN-39 */
export const asksMethod = (provider: ProviderName): boolean =>
  PROVIDERS[provider] === 'banks' || METHOD_FIRST.includes(provider)

/** Fields have to be filled in before the order. @rule COIN-39 */
export const asksFields = (provider: ProviderName): boolean => PROVIDERS[provider] === 'fields'
