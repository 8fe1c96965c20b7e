import { setTimeout as delay } from 'node:timers/promises'
import { migrations } from '../../../server/store/migrate'

/** What a store needs beside its place. */
export const testDeps = {
  now: () => Date.now(),
  random: () => Math.random(),
  delay: async (ms: number) => delay(ms),
  report: (defect: unknown) => console.error(defect),
  lost: (failure: Error) => console.error(failure),
  migrations,
}
