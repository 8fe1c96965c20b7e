/** What a fault run counted, and what it found that may never be. */
export interface FaultReport {
  readonly counts: Readonly<Record<string, number>>
  readonly violations: readonly string[]
}

export interface FaultOptions {
  readonly seed: number
  readonly port: number
  /** How much of it: 1 is the run that a session makes, more for a longer one. */
  readonly scale: number
}

/** Prints the table; answers whether everything held. */
export const printReport = (name: string, { counts, violations }: FaultReport, seed: number): boolean => {
  const wide = Math.max(...Object.keys(counts).map((key) => key.length))
  const lines = Object.entries(counts).map(([key, count]) => `  ${key.padEnd(wide)}  ${count}`)
  const found = violations.slice(0, 20).map((violation) => `  VIOLATED: ${violation}`)
  process.stdout.write([`${name} (seed ${seed})`, ...lines, ...found, ''].join('\n'))
  if (violations.length > found.length) process.stdout.write(`  and ${violations.length - found.length} more\n`)
  return violations.length === 0
}
