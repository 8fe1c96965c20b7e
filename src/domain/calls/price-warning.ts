/** When the price is told before a call (@rule CALL-16). */
export type PriceWarningMode = 'always' | 'once' | 'never'

/** Remembers that the price was told at a place (@rule CALL-18, DATA-18). */
export const priceTipKey = (location: number): string => `CAMC_CALL_PRICETIP_${location}`

/** Whether to tell the price; `told`: it was confirmed at this place before (@rule CALL-16, CALL-17). */
export const warnsOfPrice = (mode: PriceWarningMode, told: boolean): boolean =>
  mode === 'always' || (mode === 'once' && !told)
