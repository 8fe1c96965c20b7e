import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Unguessable values; tests may bring predictable ones. */
export interface Random {
  readonly bytes: (size: number) => Buffer
  /** Decimal digits, each equally likely. */
  readonly digits: (count: number) => string
  readonly uuid: () => string
}

const POOL_BYTES = 4_096

/** Random bytes are fetched in stock, since a fetch costs more than what it brings; what was handed out is not kept. */
const makeStock = (): Random['bytes'] => {
  let stock = Buffer.alloc(0)
  let at = 0
  return (size) => {
    if (size > POOL_BYTES) return randomBytes(size)
    if (at + size > stock.length) {
      stock = randomBytes(POOL_BYTES)
      at = 0
    }
    const taken = Buffer.from(stock.subarray(at, at + size))
    stock.fill(0, at, at + size)
    at += size
    return taken
  }
}

export const systemRandom: Random = {
  bytes: makeStock(),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  uuid: () => randomUUID(),
}
