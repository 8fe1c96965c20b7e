import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OpenBus } from '../../../server/bus/bus.port'
import { natsBus } from '../../../server/bus/nats.bus'
import { systemClock } from '../../../server/clock'
import { until } from '../../faults/until'
import { busCases, settle } from './bus.cases'
import { makeNats, type Nats, natsServer } from './nats-server'

let nats: Nats
const open: OpenBus[] = []

interface Told {
  readonly told: string[]
  readonly reported: unknown[]
}

const makeBus = ({ reported, told }: Told = { told: [], reported: [] }, url = nats.url, deployment = 'test') => {
  const bus = natsBus({
    url,
    deployment,
    clock: systemClock,
    tell: (sentence) => told.push(sentence),
    report: (defect) => reported.push(defect),
  })
  open.push(bus)
  return bus
}

const nothing = (): Told => ({ told: [], reported: [] })

describe.skipIf(natsServer === undefined)('the bus of several processes', () => {
  beforeAll(async () => {
    nats = await makeNats()
    await nats.start()
  })
  afterEach(async () => void (await Promise.all(open.splice(0).map((bus) => bus.close()))))
  afterAll(() => nats.stop())

  describe('within a process', () => {
    busCases(async () => {
      const told = nothing()
      const bus = makeBus(told)
      return { publisher: bus, listener: bus, reported: told.reported, close: bus.close }
    })
  })

  describe('between two processes', () => {
    busCases(async () => {
      const told = nothing()
      const [publisher, listener] = [makeBus(told), makeBus(told)]
      const close = async (): Promise<void> => void (await Promise.all([publisher.close(), listener.close()]))
      return { publisher, listener, reported: told.reported, close }
    })
  })

  it('keeps deployments apart that share a NATS', async () => {
    const [ours, same, other] = [makeBus(), makeBus(), makeBus(nothing(), nats.url, 'test.other')]
    const heard: string[] = []
    other.subscribe('a', (message) => heard.push(`other ${message}`))
    same.subscribe('a', (message) => heard.push(`same ${message}`))
    await settle({ publisher: ours, listener: same })
    ours.publish('a', 'x')
    await settle({ publisher: ours, listener: same })
    expect(heard).toEqual(['same x'])
  })

  it('reports what is too large and carries it within its own process only', async () => {
    const told = nothing()
    const [publisher, listener] = [makeBus(told), makeBus()]
    const heard: number[] = []
    listener.subscribe('a', ({ length }) => heard.push(length))
    publisher.subscribe('a', ({ length }) => heard.push(-length))
    await settle({ publisher, listener })
    publisher.publish('a', 'x'.repeat(262_144))
    publisher.publish('a', 'x'.repeat(262_145))
    publisher.publish('t'.repeat(513), 'x')
    await settle({ publisher, listener })
    expect(heard.toSorted((a, b) => a - b)).toEqual([-262_145, -262_144, 262_144])
    expect(told.reported).toHaveLength(2)
  })
})

describe.skipIf(natsServer === undefined)('without NATS', () => {
  it('it is a bus of one process, says so once, and connects by itself when NATS comes', async () => {
    const away = await makeNats()
    const [told, heard]: [Told, string[]] = [nothing(), []]
    const [publisher, listener] = [makeBus(told, away.url), makeBus(nothing(), away.url)]
    publisher.subscribe('a', (message) => heard.push(`here ${message}`))
    listener.subscribe('a', (message) => heard.push(`there ${message}`))
    publisher.publish('a', 'early')
    await until('it is said', () => told.told.length > 0)
    expect(heard).toEqual(['here early'])
    expect(told.told[0]).toContain('NATS is away')
    await away.start()
    await settle({ publisher, listener })
    publisher.publish('a', 'later')
    await settle({ publisher, listener })
    expect(heard).toEqual(['here early', 'here later', 'there later'])
    expect(told.told).toEqual([expect.stringContaining('NATS is away'), 'NATS is back'])
    expect(told.reported).toEqual([])
    await away.stop()
  })

  it('what is said is forgotten, and after its return topics are heard again', async () => {
    const weak = await makeNats()
    await weak.start()
    const [told, heard]: [Told, string[]] = [nothing(), []]
    const [publisher, listener] = [makeBus(told, weak.url), makeBus(nothing(), weak.url)]
    listener.subscribe('a', (message) => heard.push(message))
    await settle({ publisher, listener })
    for (let round = 1; round <= 2; round += 1) {
      await weak.stop()
      await until('it is said', () => told.told.length === round * 2 - 1)
      publisher.publish('a', `lost ${round}`)
      await weak.start()
      await settle({ publisher, listener })
      publisher.publish('a', `heard ${round}`)
      await settle({ publisher, listener })
    }
    expect(heard).toEqual(['heard 1', 'heard 2'])
    await weak.stop()
  })

  it('goes on asking where it is refused', async () => {
    const locked = await makeNats(['--user', 'gateway', '--pass', 'right'])
    await locked.start()
    const told = nothing()
    const wrong = makeBus(told, locked.url.replace('//', '//gateway:wrong@'))
    await until('it is refused', () => told.told.some((sentence) => /authorization/i.test(sentence)))
    const [publisher, listener] = [0, 1].map(() => makeBus(nothing(), locked.url.replace('//', '//gateway:right@')))
    await settle({ publisher: publisher ?? wrong, listener: listener ?? wrong })
    await locked.stop()
    expect(told.reported).toEqual([])
  })
})
