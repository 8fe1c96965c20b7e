import type { Environment } from './config-environment'

const KEY_BYTES = 32

/** The deployment's own key of evidence; null: one is made into the data folder. */
export const evidenceKeyOf = ({ EVIDENCE_KEY }: Environment): Buffer | null =>
  EVIDENCE_KEY === undefined ? null : Buffer.from(EVIDENCE_KEY, 'base64')

export const evidenceFaults = (env: Environment): readonly string[] => {
  const key = evidenceKeyOf(env)
  return key === null || key.length === KEY_BYTES
    ? []
    : [`EVIDENCE_KEY wants ${KEY_BYTES} random bytes in base64, as openssl rand -base64 ${KEY_BYTES} gives them`]
}
