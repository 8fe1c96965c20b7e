import { runBills } from './call-bills'
import { runInterruptions } from './call-interruptions'
import { runKills } from './call-kills'
import type { FaultOptions, FaultReport } from './report'

/** Calls whose server, network or page is taken away, and simulated ones by the thousand against an oracle [PLUS-8] [PLUS-19]. */
export const run = async (options: FaultOptions): Promise<FaultReport> => {
  const reports: FaultReport[] = []
  for (const part of [runKills, runInterruptions, runBills]) reports.push(await part(options))
  return {
    counts: Object.assign({}, ...reports.map(({ counts }) => counts)) as FaultReport['counts'],
    violations: reports.flatMap(({ violations }) => violations),
  }
}
