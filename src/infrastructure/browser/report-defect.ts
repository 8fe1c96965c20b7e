/** Something that must not happen; `message` is one of the program's own sentences, `cause` what was thrown. */
export class Defect extends Error {
  override readonly name = 'Defect'
}

/** Tells the browser, and whoever listens there, of a defect with the place where it arose. */
export const reportDefect = (what: string, cause: unknown): void => {
  const error = new Defect(what, { cause })
  if (cause instanceof Error) error.stack = `${error.stack ?? what}\nCaused by: ${cause.stack ?? String(cause)}`
  reportError(error)
}
