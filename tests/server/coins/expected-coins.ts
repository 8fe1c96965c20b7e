import { keyOf, keptUnder, type Operation, operationAt } from './random-operation'

/** What somebody must own, must have held and have let go of, by the operations that lasted. */
export interface Expected {
  readonly owned: number
  readonly held: number
  /** Spent or held, less what came back. */
  readonly gone: number
}

const effects: Readonly<Record<Operation['what'], readonly [owned: number, held: number, gone: number]>> = {
  grant: [1, 0, 0],
  purchase: [1, 0, 0],
  spend: [-1, 0, 1],
  hold: [0, 1, 1],
  settle: [-1, -1, 0],
  release: [0, -1, -1],
  refund: [1, 0, -1],
  refundHold: [1, 0, -1],
  reclaim: [-1, 0, 0],
  earn: [0, 0, 0],
}

/** Coins of everybody, added up from the operations themselves: the ledger's own figures are not looked at. */
export const expectedCoins = (
  seed: number,
  count: number,
  people: readonly number[],
  lasted: ReadonlySet<string>,
): ReadonlyMap<number, Expected> => {
  const all = new Map<number, Expected>(people.map((userId) => [userId, { owned: 0, held: 0, gone: 0 }]))
  const counted = new Set<string>()
  for (let number = 0; number < count; number += 1) {
    const operation = operationAt(seed, number, people)
    const key = keptUnder(operation)
    if (!lasted.has(key) || counted.has(key)) continue
    const before = all.get(operation.userId)
    const [owned, held, gone] = effects[operation.what]
    const amount = key === keyOf(number) ? operation.amount : operationAt(seed, operation.of, people).amount
    if (before === undefined) continue
    counted.add(key)
    all.set(operation.userId, {
      owned: before.owned + owned * amount,
      held: before.held + held * amount,
      gone: before.gone + gone * amount,
    })
  }
  return all
}
