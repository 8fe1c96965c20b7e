/** What the person has decided about one of the two; undefined where the browser does not say. */
export type StateOf = (name: 'camera' | 'microphone') => Promise<PermissionState | undefined>

export const stateOf =
  (permissions: Pick<Permissions, 'query'> | undefined): StateOf =>
  async (name) => {
    try {
      return (await permissions?.query({ name }))?.state
    } catch {
      return undefined
    }
  }
