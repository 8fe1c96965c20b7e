/** What a fault run counted, and what it found that may never be. */
export interface FaultReport {
  readonly counts: Readonly<Record<string, number>>
  readonly violations: readonly string[]
}

export interface FaultOptions {
  readonly seed: number
  readonly port: number
  /** How much of it: 1 is the run whose figures count, less for a look. */
  readonly scale: number
  /** Processes of the gateway; more than one need `databaseUrl`. */
  readonly gateways: number
  /** A PostgreSQL of the run's own. */
  readonly databaseUrl: string | undefined
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
