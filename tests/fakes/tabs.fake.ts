import type { IO } from 'fp-ts/IO'
import type { Tabs } from '../../src/application/kernel/tabs.port'
import { makeListeners } from './listeners'

export interface TabFake extends Tabs {
  /** This tab comes to the front: it takes the lead. */
  readonly show: IO<void>
  /** The tab is closed: it leads no more and hears nothing. */
  readonly close: IO<void>
}

export interface Browser {
  readonly tab: () => TabFake
}

interface Candidate {
  readonly lead: () => IO<void>
  stop: IO<void> | null
}

/** The tabs of one browser: whoever asks first leads, the others wait in line. */
export const makeBrowserFake = (): Browser => {
  const news = makeListeners<{ readonly from: symbol; readonly topic: string; readonly body: unknown }>()
  let line: readonly Candidate[] = []
  const turns = new Map<string, Promise<unknown>>()
  /** What is being done alone, and the tab that does it. */
  const held = new Map<string, symbol>()

  const reign = (next: readonly Candidate[]) => {
    const former = line[0]
    line = next
    if (former === line[0]) return
    former?.stop?.()
    if (former) former.stop = null
    const leader = line[0]
    if (leader) leader.stop = leader.lead()
  }

  /** Whoever did it is gone, and the next one need not wait. */
  const free = (what: string) => {
    held.delete(what)
    turns.delete(what)
  }

  const tab = (): TabFake => {
    const self = Symbol('tab')
    const mine = new Set<Candidate>()
    const stops = new Set<IO<void>>()
    const alone: Tabs['alone'] = (what, task) => () => {
      const inTurn = async () => {
        held.set(what, self)
        return task().finally(() => held.delete(what))
      }
      const turn = (turns.get(what) ?? Promise.resolve()).then(inTurn, inTurn)
      turns.set(what, turn)
      return turn
    }
    return {
      elect: (lead) => {
        const candidate: Candidate = { lead, stop: null }
        mine.add(candidate)
        reign([...line, candidate])
        return () => {
          mine.delete(candidate)
          reign(line.filter((one) => one !== candidate))
        }
      },
      alone,
      claim: (what) => async () => {
        if (held.has(what)) return null
        held.set(what, self)
        let release: IO<void> = () => undefined
        void alone(what, () => new Promise<void>((resolve) => (release = resolve)))()
        await Promise.resolve()
        return () => release()
      },
      taken: (what) => async () => held.has(what),
      tell: (topic, body) => {
        const copy: unknown = structuredClone(body)
        queueMicrotask(() => news.tell({ from: self, topic, body: copy }))
      },
      hear: (topic, run) => {
        const stop = news.add((one) => (one.from !== self && one.topic === topic ? run(one.body) : undefined))
        stops.add(stop)
        return stop
      },
      show: () => reign([...line.filter((one) => mine.has(one)), ...line.filter((one) => !mine.has(one))]),
      close: () => {
        reign(line.filter((one) => !mine.has(one)))
        mine.clear()
        stops.forEach((stop) => stop())
        held.forEach((holder, what) => (holder === self ? free(what) : undefined))
      },
    }
  }
  return { tab }
}
