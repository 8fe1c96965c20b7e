import type { Tabs } from '../../../src/application/kernel/tabs.port'
import { equal, type Case } from '../harness/check'

/** One tab of a browser that the test opens, looks at and closes. */
export interface TestTab {
  readonly tabs: Tabs
  /** Comes to the front. */
  readonly show: () => void
  /** Ends without a word, as a crashed tab does. */
  readonly close: () => void
}

export interface TabsWorld {
  /** A tab in the background. */
  readonly open: () => TestTab
  readonly until: (what: string, condition: () => boolean) => Promise<void>
}

/** Counts who leads now and how often each began. */
const candidate = (tab: TestTab) => {
  const seen = { leads: 0, began: 0 }
  const leave = tab.tabs.elect(() => {
    seen.leads += 1
    seen.began += 1
    return () => {
      seen.leads -= 1
    }
  })
  return { seen, leave, tab }
}

/** The promises of `Tabs`. */
export const tabsCases: readonly Case<TabsWorld>[] = [
  {
    title: 'elects one tab of many',
    run: async ({ open, until }) => {
      const all = [candidate(open()), candidate(open()), candidate(open())]
      await until('somebody leads', () => all.some((one) => one.seen.leads > 0))
      const told = { last: false }
      open().tabs.hear('settled', () => (told.last = true))
      open().tabs.tell('settled', null)
      await until('time has passed', () => told.last)
      equal(
        all.reduce((sum, one) => sum + one.seen.leads, 0),
        1,
      )
      all.forEach((one) => one.leave())
    },
  },
  {
    title: 'passes the lead on when the leader leaves, and when it just ends',
    run: async ({ open, until }) => {
      const first = candidate(open())
      await until('first leads', () => first.seen.leads === 1)
      const second = candidate(open())
      const third = candidate(open())
      first.leave()
      await until('second leads', () => second.seen.leads === 1)
      equal(first.seen.leads, 0)
      second.tab.close()
      await until('third leads', () => third.seen.leads === 1)
      third.leave()
    },
  },
  {
    title: 'gives the lead to the tab that comes to the front, and back to nobody else',
    run: async ({ open, until }) => {
      const first = candidate(open())
      await until('first leads', () => first.seen.leads === 1)
      const second = candidate(open())
      second.tab.show()
      await until('second leads', () => second.seen.leads === 1 && first.seen.leads === 0)
      second.tab.show()
      first.tab.show()
      await until('first again', () => first.seen.leads === 1 && second.seen.leads === 0)
      equal([first.seen.began, second.seen.began], [2, 1])
      first.leave()
      second.leave()
    },
  },
  {
    title: 'never leads after leaving',
    run: async ({ open, until }) => {
      const first = candidate(open())
      await until('first leads', () => first.seen.leads === 1)
      const second = candidate(open())
      const third = candidate(open())
      second.leave()
      first.leave()
      await until('third leads', () => third.seen.leads === 1)
      second.tab.show()
      equal(second.seen, { leads: 0, began: 0 })
      third.leave()
    },
  },
  {
    title: 'lets one tab at a time do what only one may do, in any order, and goes on when it fails',
    run: async ({ open, until }) => {
      const seen = { now: 0, most: 0, done: 0 }
      const work = async () => {
        seen.now += 1
        seen.most = Math.max(seen.most, seen.now)
        await Promise.resolve()
        await Promise.resolve()
        seen.now -= 1
        seen.done += 1
        return seen.done
      }
      const failing = async () => {
        await work()
        throw new Error('no')
      }
      const [one, two, three] = [open(), open(), open()]
      const all = Promise.allSettled([
        one.tabs.alone('login', failing)(),
        two.tabs.alone('login', work)(),
        three.tabs.alone('login', work)(),
      ])
      await until('all had their turn', () => seen.done === 3)
      const ends = (await all).map(({ status }) => status)
      equal([seen.most, ends], [1, ['rejected', 'fulfilled', 'fulfilled']])
    },
  },
  {
    title: 'lets different work be done at the same time',
    run: async ({ open, until }) => {
      const seen: string[] = []
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      const [one, two] = [open(), open()]
      const first = one.tabs.alone('a', () => held)()
      const second = two.tabs.alone('b', async () => void seen.push('b'))()
      await until('the other is done', () => seen.length === 1)
      release()
      await Promise.all([first, second])
    },
  },
  {
    title: 'gives the place of a task to one of two that claim it, until that one gives it up or is gone [PLUS-20]',
    run: async ({ open, until }) => {
      const [one, two] = [open(), open()]
      const both = await Promise.all([one.tabs.claim('slot')(), two.tabs.claim('slot')()])
      const places = both.filter((place) => place !== null)
      equal(places.length, 1)
      equal(await two.tabs.taken('slot')(), true)
      equal(await two.tabs.claim('slot')(), null)
      places.forEach((release) => release())
      let again: (() => void) | null = null
      await until('it is free', () => {
        if (again === null)
          void one.tabs
            .claim('slot')()
            .then((release) => (again ??= release))
        return again !== null
      })
      equal(await two.tabs.claim('slot')(), null)
      one.close()
      let last: (() => void) | null = null
      await until('its tab is gone', () => {
        if (last === null)
          void two.tabs
            .claim('slot')()
            .then((release) => (last ??= release))
        return last !== null
      })
    },
  },
  {
    title: 'knows what some tab is at, until it is done, and when the tab just ends [CALL-68]',
    run: async ({ open, until }) => {
      const [one, two] = [open(), open()]
      const seen = { now: false }
      const look = async (): Promise<void> => {
        seen.now = await two.tabs.taken('call:1')()
      }
      await look()
      equal(seen.now, false)
      let release: () => void = () => undefined
      const work = one.tabs.alone('call:1', () => new Promise<void>((resolve) => (release = resolve)))()
      const become = (state: boolean): Promise<void> =>
        until(`taken: ${state}`, () => {
          void look()
          return seen.now === state
        })
      await become(true)
      equal(await two.tabs.taken('call:2')(), false)
      release()
      await work
      await become(false)
      void one.tabs.alone('call:1', () => new Promise<void>(() => undefined))()
      await become(true)
      one.close()
      await become(false)
    },
  },
  {
    title: 'tells all other tabs, by topic, until they stop hearing',
    run: async ({ open, until }) => {
      const [one, two, three] = [open(), open(), open()]
      const heard: unknown[] = []
      one.tabs.hear('kick', (body) => heard.push(['one', body]))
      const stop = two.tabs.hear('kick', (body) => heard.push(['two', body]))
      three.tabs.hear('other', (body) => heard.push(['three', body]))
      one.tabs.tell('kick', { code: 7 })
      await until('heard', () => heard.length === 1)
      stop()
      three.tabs.tell('kick', null)
      await until('heard by one', () => heard.length === 2)
      equal(heard, [
        ['two', { code: 7 }],
        ['one', null],
      ])
    },
  },
]
