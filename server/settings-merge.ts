const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What was given, over what stands; `faults` gets a sentence for each name that is unknown and each value of another kind.
 * `path` names the group, with a dot behind it.
 */
export const mergeSettings = (own: unknown, given: unknown, path: string, faults: string[]): unknown => {
  if (isGroup(own) && isGroup(given)) {
    const unknown = Object.keys(given).filter((key) => !Object.hasOwn(own, key))
    faults.push(...unknown.map((key) => `SETTINGS: there is no ${path}${key}`))
    return Object.fromEntries(
      Object.entries(own).map(([key, value]) => [
        key,
        Object.hasOwn(given, key) ? mergeSettings(value, given[key], `${path}${key}.`, faults) : value,
      ]),
    )
  }
  if (typeof own === 'number' && typeof given === 'number' && Number.isSafeInteger(given) && given >= 0) return given
  faults.push(`SETTINGS: ${path.slice(0, -1)} wants ${isGroup(own) ? 'a group' : 'a whole number, 0 or more'}`)
  return own
}
