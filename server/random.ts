import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Unguessable values; tests may bring predictable ones. */
export interface Random {
  readonly bytes: (size: number) => Buffer
  /** Decimal digits, each equally likely. */
  readonly digits: (count: number) => string
  readonly uuid: () => string
}

export const systemRandom: Random = {
  bytes: (size) => randomBytes(size),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  uuid: () => randomUUID(),
}
