import * as t from 'io-ts'
import type { NetworkReading } from '../../../domain/calls/picture-ladder'
import { SECOND } from '../../../domain/kernel/time'
import type { Peer } from '../platform'

/** The other side tells of what arrives every few seconds; what is older says nothing of now. */
const FRESH_MS = 6 * SECOND

const pair = t.intersection([
  t.type({ type: t.literal('candidate-pair'), nominated: t.literal(true), state: t.literal('succeeded') }),
  t.partial({ availableOutgoingBitrate: t.number }),
])
const told = t.intersection([
  t.type({ type: t.literal('remote-inbound-rtp'), timestamp: t.number }),
  t.partial({ fractionLost: t.number, roundTripTime: t.number }),
])
const timed = t.type({ timestamp: t.number })

const most = (values: readonly (number | undefined)[]): number | null => {
  const known = values.filter((value): value is number => value !== undefined)
  return known.length === 0 ? null : Math.max(...known)
}

/** What the statistics of a browser say of the way out. */
export const networkOf = (stats: readonly unknown[]): NetworkReading => {
  const now = Math.max(0, ...stats.filter(timed.is).map(({ timestamp }) => timestamp))
  const fresh = stats.filter(told.is).filter(({ timestamp }) => now - timestamp <= FRESH_MS)
  const seconds = most(fresh.map(({ roundTripTime }) => roundTripTime))
  return {
    available: most(stats.filter(pair.is).map(({ availableOutgoingBitrate }) => availableOutgoingBitrate)),
    loss: most(fresh.map(({ fractionLost }) => fractionLost)),
    roundTripMs: seconds === null ? null : seconds * SECOND,
  }
}

/** Null: a connection that is closed says nothing. */
export const readNetwork = async (peer: Peer): Promise<NetworkReading | null> => {
  try {
    const found: unknown[] = []
    for (const [, one] of (await peer.getStats()) as ReadonlyMap<string, unknown>) found.push(one)
    return networkOf(found)
  } catch {
    return null
  }
}
