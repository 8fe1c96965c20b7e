import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { makeRecordedMedia } from '../../../src/infrastructure/container/node-recorded-media'
import { makeNodeClock } from '../../../src/infrastructure/node/node-clock.adapter'
import { makeJournalFake } from '../../fakes/journal.fake'
import { got } from '../harness/check'

const LIMIT_MS = 14_000

export const clipOf = (person: number): Promise<Uint8Array> =>
  readFile(join(import.meta.dirname, `../../../server/seed/previews/${person}.webm`))

const until = async (what: string, condition: () => boolean): Promise<void> => {
  const limit = performance.now() + LIMIT_MS
  while (!condition()) {
    if (performance.now() > limit) throw new Error(`never: ${what}`)
    await later(10)
  }
}

/** Rooms of this process, in which demo people play what was recorded of them. */
export const recordedWorld = (person = 1006) => {
  const [clock, journal] = [makeNodeClock(), makeJournalFake()]
  const { devices, media } = makeRecordedMedia({ clock, journal, clip: () => clipOf(person) })
  const captures: (() => void)[] = []
  const capture = async () => {
    const opened = await got(devices.open({}))
    captures.push(opened.release)
    return opened
  }
  const end = () => {
    captures.forEach((release) => release())
    clock.stop()
  }
  return { end, world: { media, capture, until, journal } }
}
