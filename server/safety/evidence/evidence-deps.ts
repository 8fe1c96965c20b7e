import type { Random } from '../../random'
import type { Reencode } from '../../media/reencode'
import type { Settings } from '../../settings'
import type { Evidence } from './evidence'

/** What pictures for safety stand on. */
export interface EvidenceDeps {
  readonly evidence: Evidence
  readonly random: Random
  readonly reencode: Reencode
  readonly snapshots: Settings['snapshots']
}
