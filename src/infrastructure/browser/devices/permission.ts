type Name = 'camera' | 'microphone'

/** What the person has decided about one of the two; undefined where the browser does not say. */
export type StateOf = (name: Name) => Promise<PermissionState | undefined>

/**
 * Chromium keeps every answer as long as the page lives, read or not: one that says `granted` is asked for once, and goes on to say
 * what holds.
 */
export const stateOf = (permissions: Pick<Permissions, 'query'> | undefined): StateOf => {
  const granted = new Map<Name, PermissionStatus>()
  return async (name) => {
    const known = granted.get(name)
    if (known?.state === 'granted') return known.state
    try {
      const status = await permissions?.query({ name })
      if (status?.state === 'granted') granted.set(name, status)
      return status?.state
    } catch {
      return undefined
    }
  }
}
