export type Part = 'day' | 'month' | 'year'

/** What has been chosen so far; empty where nothing was. */
export type BirthdayDraft = Readonly<Record<Part, string>>

type Choice = { readonly value: string; readonly label: string }

export type BirthdayParts = {
  readonly order: readonly Part[]
  readonly choices: Readonly<Record<Part, readonly Choice[]>>
}

const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

const numbers = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, at) => from + at)

const two = (part: string): string => part.padStart(2, '0')

/** The birthday as YYYY-MM-DD; empty while a part is missing. */
export const birthdayOf = ({ day, month, year }: BirthdayDraft): string =>
  day === '' || month === '' || year === '' ? '' : `${year}-${two(month)}-${two(day)}`

/** What can be chosen, as the language writes dates. */
export const birthdayParts = (locale: string, years: readonly number[]): BirthdayParts => {
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
      year: years.map(choice),
    },
  }
}
