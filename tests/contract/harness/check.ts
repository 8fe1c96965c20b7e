/** A contract, written once and run against a fake in Node and against an adapter in a browser. */
export interface Case<World> {
  readonly title: string
  readonly run: (world: World) => Promise<void>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => same(a[key], b[key]))
}

/** Fails unless both are the same in every member. */
export const equal = (actual: unknown, expected: unknown, what = 'value'): void => {
  if (!same(actual, expected))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`)
}

export const ok = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(what)
}

/** The value of a fallible task; its error is a failure of the test. */
export const got = async <A>(
  task: () => Promise<
    { readonly _tag: 'Left'; readonly left: unknown } | { readonly _tag: 'Right'; readonly right: A }
  >,
): Promise<A> => {
  const result = await task()
  if (result._tag === 'Left') throw new Error(`failed: ${JSON.stringify(result.left)} ${String(result.left)}`)
  return result.right
}

/** The error of a fallible task; its success is a failure of the test. */
export const failure = async <E>(
  task: () => Promise<
    { readonly _tag: 'Left'; readonly left: E } | { readonly _tag: 'Right'; readonly right: unknown }
  >,
): Promise<E> => {
  const result = await task()
  if (result._tag === 'Right') throw new Error('succeeded, but should have failed')
  return result.left
}
