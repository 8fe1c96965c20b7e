/** Tells the browser, and whoever listens there, of a defect with the place where it arose. */
export const reportDefect = (what: string, cause: unknown): void => {
  const error = new Error(what, { cause })
  if (cause instanceof Error) error.stack = `${error.stack ?? what}\nCaused by: ${cause.stack ?? String(cause)}`
  reportError(error)
}
