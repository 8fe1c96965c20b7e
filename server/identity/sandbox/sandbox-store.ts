import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { SECOND } from '../../../src/domain/kernel/time'
import type { Clock } from '../../clock'

interface Kept {
  readonly payload: AdapterPayload
  readonly until: number
}

const MOST = 1_000
const LONGEST_S = 3_600

/** Nobody stays signed in at a local identity page, so that each visit asks who one is. */
const forgotten = (model: string): boolean => model === 'Session'

/** What the local identity pages remember between two steps of a sign-in: in memory, the oldest leaves first. */
export const sandboxStore = (clock: Clock): AdapterFactory => {
  const all = new Map<string, Kept>()
  const live = (key: string): AdapterPayload | undefined => {
    const kept = all.get(key)
    return kept !== undefined && kept.until > clock.now() ? kept.payload : undefined
  }
  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`
    return {
      upsert: async (id, payload, expiresIn = LONGEST_S) => {
        if (forgotten(model)) return
        const oldest = all.size < MOST ? undefined : all.keys().next().value
        if (oldest !== undefined) all.delete(oldest)
        all.set(keyOf(id), { payload, until: clock.now() + expiresIn * SECOND })
      },
      find: async (id) => live(keyOf(id)),
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = live(keyOf(id))
        if (payload !== undefined) payload.consumed = true
      },
      destroy: async (id) => void all.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of all) if (payload.grantId === grantId) all.delete(key)
      },
    }
  }
}
