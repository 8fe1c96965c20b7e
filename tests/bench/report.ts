/** One row of the table of quality.md. */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly bound: string
  readonly holds: boolean
}

/** The least value that so many of a hundred do not exceed (nearest rank). */
export const percentile = (values: readonly number[], of: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * of) / 100) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 50)

/** Prints the table; answers whether every figure holds. */
export const printFigures = (figures: readonly Figure[]): boolean => {
  const wide = (of: (figure: Figure) => string): number => Math.max(...figures.map((figure) => of(figure).length))
  const [first, second] = [wide(({ what }) => what), wide(({ measured }) => measured)]
  for (const { bound, holds, measured, what } of figures) {
    process.stdout.write(
      `${holds ? 'ok    ' : 'OVER  '}  ${what.padEnd(first)}  ${measured.padEnd(second)}  ${bound}\n`,
    )
  }
  return figures.every(({ holds }) => holds)
}
