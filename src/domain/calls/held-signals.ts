import type { MediaSignal } from './call-signal'

/** Whether `later` makes `held` needless: a description tells anew what an older one told, with its candidates. */
const replaces = (later: MediaSignal, held: MediaSignal): boolean =>
  later._tag === 'Description'
    ? held._tag === 'Description' || held._tag === 'Candidate'
    : later._tag !== 'Candidate' && held._tag === later._tag

/** What waits to be told to the other side, the oldest first; only the newest of each kind waits (@rule CALL-42). */
export const holdSignal = (held: readonly MediaSignal[], signal: MediaSignal): readonly MediaSignal[] => [
  ...held.filter((one) => !replaces(signal, one)),
  signal,
]
