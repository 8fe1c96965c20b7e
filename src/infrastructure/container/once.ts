/** Loads at most once at a time; what was loaded is kept, a failure is forgotten, so that the next asking tries anew. */
export const once = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let loading: Promise<A> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw cause
    })
    return loading
  }
}
