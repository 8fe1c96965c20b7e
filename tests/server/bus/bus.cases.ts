import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OpenBus } from '../../../server/bus/bus.port'

/** One bus, or two ends of it in two processes. */
export interface BusWorld {
  readonly publisher: OpenBus
  readonly listener: OpenBus
  readonly reported: readonly unknown[]
  readonly close: () => Promise<void>
}

let made = 0

/**
 * Waits until everything that was said before has come: what is said on one line stays in order. Sayings are repeated, since
 * a listener may not be known yet to the other end.
 */
export const settle = ({ listener, publisher }: Pick<BusWorld, 'listener' | 'publisher'>): Promise<void> =>
  new Promise((resolve) => {
    const topic = `settled-${(made += 1)}`
    const stop = listener.subscribe(topic, () => {
      clearInterval(timer)
      stop()
      resolve()
    })
    const timer = setInterval(() => publisher.publish(topic, ''), 5)
    publisher.publish(topic, '')
  })

/** What every bus promises. */
export const busCases = (makeWorld: () => Promise<BusWorld>): void => {
  let world: BusWorld
  beforeEach(async () => {
    world = await makeWorld()
  })
  afterEach(() => world.close())

  const listen = (topic: string, heard: string[], name = ''): (() => void) =>
    world.listener.subscribe(topic, (message) => heard.push(name + message))

  it('carries a message to all who listen to its topic, and to nobody else', async () => {
    const heard: string[] = []
    listen('a', heard, '1 ')
    listen('a', heard, '2 ')
    listen('b', heard, '3 ')
    await settle(world)
    world.publisher.publish('a', 'x')
    expect(heard).toEqual([])
    await settle(world)
    expect(heard).toEqual(['1 x', '2 x'])
  })

  it('carries each message once and in order', async () => {
    const heard: string[] = []
    listen('a', heard)
    await settle(world)
    const said = Array.from({ length: 500 }, (_, number) => `${number}`)
    said.forEach((message) => world.publisher.publish('a', message))
    await settle(world)
    expect(heard).toEqual(said)
  })

  it('stops each subscription by itself, also when a function listens twice', async () => {
    const heard: string[] = []
    const hear = (message: string): void => void heard.push(message)
    const stop = world.listener.subscribe('a', hear)
    world.listener.subscribe('a', hear)
    await settle(world)
    stop()
    stop()
    world.publisher.publish('a', 'x')
    await settle(world)
    expect(heard).toEqual(['x'])
  })

  it('hears a topic again after the last listener had left', async () => {
    const heard: string[] = []
    listen('a', heard, 'first ')()
    listen('a', heard, 'second ')
    await settle(world)
    world.publisher.publish('a', 'x')
    await settle(world)
    expect(heard).toEqual(['second x'])
  })

  it('keeps topics apart whatever signs they are written with', async () => {
    const topics = ['a.b', 'a b', 'a*', 'a>', '*', '>', 'a=b', 'ä', '', 'a:1', 'A:1', 'a\r\nPUB b 0']
    const heard: string[] = []
    topics.forEach((topic) => listen(topic, heard, `${topic}|`))
    await settle(world)
    topics.forEach((topic) => world.publisher.publish(topic, 'x'))
    await settle(world)
    expect(heard).toEqual(topics.map((topic) => `${topic}|x`))
  })

  it('carries any text unchanged', async () => {
    const heard: string[] = []
    listen('a', heard)
    await settle(world)
    const texts = ['', 'ä 日本 🙂', '\r\n+OK\r\n', '\u0000', 'x'.repeat(100_000)]
    texts.forEach((text) => world.publisher.publish('a', text))
    await settle(world)
    expect(heard).toEqual(texts)
  })

  it('reports a listener that throws and goes on', async () => {
    const heard: string[] = []
    const defect = new Error('defect')
    world.listener.subscribe('a', () => {
      throw defect
    })
    listen('a', heard)
    await settle(world)
    world.publisher.publish('a', 'x')
    await settle(world)
    expect(heard).toEqual(['x'])
    expect(world.reported).toEqual([defect])
  })

  it('is silent after its end, and says so to nobody', async () => {
    const heard: string[] = []
    listen('a', heard)
    await settle(world)
    await world.listener.close()
    world.publisher.publish('a', 'x')
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(heard).toEqual([])
  })
}
