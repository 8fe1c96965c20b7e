import { simulate } from '../application/simulation/simulate'
import type { FaultOptions, FaultReport } from './report'

const SEEDS = 10_000

/** Many short stories of two to four Cores in memory; a violation names the seed that repeats it [PLUS-17] [PLUS-20]. */
export const run = async ({ scale, seed }: FaultOptions): Promise<FaultReport> => {
  const count = Math.ceil(SEEDS * scale)
  const violations: string[] = []
  let messages = 0
  for (let number = 0; number < count; number += 1) {
    const own = (seed + number) % 2 ** 31
    const outcome = await simulate(own)
    messages += outcome.messages
    violations.push(...outcome.violations.map((violation) => `seed ${own}: ${violation}`))
  }
  return { counts: { seeds: count, messages, 'seeds that found something': violations.length }, violations }
}
