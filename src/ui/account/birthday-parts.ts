type Part = 'day' | 'month' | 'year'
type Choice = { readonly value: string; readonly label: string }

export type BirthdayParts = {
  readonly order: readonly Part[]
  readonly choices: Readonly<Record<Part, readonly Choice[]>>
}

/** The oldest year that can be chosen lies so far back. */
const YEARS = 100

const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

const numbers = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, at) => from + at)

/** What can be chosen, as the language writes dates; years run back from `thisYear`. */
export const birthdayParts = (locale: string, thisYear: number): BirthdayParts => {
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC', calendar: 'gregory' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
  const choice = (value: number): Choice => ({ value: String(value), label: plain.format(value) })
  return {
    order: date
      .formatToParts(0)
      .map(({ type }) => type)
      .filter(isPart),
    choices: {
      day: numbers(1, 31).map(choice),
      month: numbers(1, 12).map((at) => ({ value: String(at), label: month.format(Date.UTC(2000, at - 1, 15)) })),
      year: numbers(0, YEARS + 1).map((back) => choice(thisYear - back)),
    },
  }
}
