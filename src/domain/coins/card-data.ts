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

/** How numbers of so many digits begin that the large card systems give out; others are phones, taxes and accounts. */
const issued: readonly (readonly [number, RegExp])[] = [
  [14, /^3(?:0[0-5]|[689])/],
  [15, /^3[47]/],
  [16, /^(?:4|5[1-5]|2[2-7]|3[056]|6)/],
  [19, /^(?:4|6)/],
]

const beginsWithCard = (digits: string): boolean =>
  issued.some(([length, begin]) => digits.length >= length && begin.test(digits) && fits(digits.slice(0, length)))

/** Somewhere in it digits, spaces and dashes between them, could be the number of a card. */
export const hasCardNumber = (text: string): boolean =>
  (text.match(/\d(?:[ -]?\d){13,}/g) ?? [])
    .map((run) => run.replace(/\D/g, ''))
    .some((run) => [...run].some((_, at) => beginsWithCard(run.slice(at))))

/** What of a form may be kept in the browser: nothing that belongs to a card. @rule COIN-37 */
export const withoutCards = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isCardName(name) && !hasCardNumber(value)))
