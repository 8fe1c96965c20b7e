import { describe } from 'vitest'
import { inProcessBus } from '../../../server/bus/in-process.bus'
import { busCases } from './bus.cases'

describe('the bus of one process', () => {
  busCases(async () => {
    const reported: unknown[] = []
    const bus = inProcessBus((defect) => reported.push(defect))
    return { publisher: bus, listener: bus, reported, close: bus.close }
  })
})
