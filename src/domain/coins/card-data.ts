import type { FieldValues } from './handover'

const cardNames = /card_?(no|num)|cc_?num|pan$|cvv|cvc|csc|security_?code|expir|exp_?(month|year|date)/i

/** The name of a field that asks for the data of a card. */
export const isCardName = (name: string): boolean => cardNames.test(name.replace(/[\s.-]/g, '_'))

/** The check digit of a card number fits (ISO/IEC 7812-1). */
const fits = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

const lengths = [13, 14, 15, 16, 17, 18, 19]

/** Somewhere in it 13 to 19 digits, spaces and dashes between them, could be the number of a card. */
export const hasCardNumber = (text: string): boolean =>
  (text.match(/\d(?:[ -]?\d){12,}/g) ?? [])
    .map((run) => run.replace(/\D/g, ''))
    .some((run) =>
      [...run].some((_, at) => lengths.some((length) => at + length <= run.length && fits(run.slice(at, at + length)))),
    )

/** What of a form may be kept in the browser: nothing that belongs to a card. @rule COIN-37 */
export const withoutCards = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isCardName(name) && !hasCardNumber(value)))
