import { expect, it } from 'vitest'
import { inProcessBus } from '../../../server/bus/in-process.bus'

const settled = () => Promise.resolve()

it('carries a message to all who listen to its topic, and to nobody else', async () => {
  const heard: string[] = []
  const bus = inProcessBus(() => undefined)
  bus.subscribe('a', (message) => heard.push(`1 ${message}`))
  bus.subscribe('a', (message) => heard.push(`2 ${message}`))
  bus.subscribe('b', (message) => heard.push(`3 ${message}`))
  bus.publish('a', 'x')
  expect(heard).toEqual([])
  await settled()
  expect(heard).toEqual(['1 x', '2 x'])
})

it('stops each subscription by itself, also when a function listens twice', async () => {
  const heard: string[] = []
  const bus = inProcessBus(() => undefined)
  const listener = (message: string) => heard.push(message)
  const stop = bus.subscribe('a', listener)
  bus.subscribe('a', listener)
  stop()
  stop()
  bus.publish('a', 'x')
  await settled()
  expect(heard).toEqual(['x'])
})

it('reports a listener that throws and goes on', async () => {
  const heard: string[] = []
  const reported: unknown[] = []
  const bus = inProcessBus((defect) => reported.push(defect))
  const defect = new Error('defect')
  bus.subscribe('a', () => {
    throw defect
  })
  bus.subscribe('a', (message) => heard.push(message))
  bus.publish('a', 'x')
  await settled()
  expect(heard).toEqual(['x'])
  expect(reported).toEqual([defect])
})
