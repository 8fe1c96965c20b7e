/** A request that goes no further: the HTTP status and what its body says. */
export interface Stop {
  readonly _tag: 'Stop'
  readonly status: number
  readonly code: number
  readonly message: string
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>
}

export const stop = (
  status: number,
  code: number,
  message: string,
  data: unknown = null,
  headers: Readonly<Record<string, string>> = {},
): Stop => ({ _tag: 'Stop', status, code, message, data, headers })

export const malformed = (what: string): Stop => stop(400, 400, `Malformed request: ${what}`)

export const noSession = stop(401, 401, 'Login has expired')

export const forbidden = (why: string): Stop => stop(403, 403, why)

/** `waitMs` until the caller may try again; errors.md gives the text. */
export const tooMany = (waitMs: number): Stop => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  return stop(
    429,
    429,
    `Too many requests, try again in ${seconds} s`,
    { retryAfter: seconds },
    {
      'retry-after': String(seconds),
    },
  )
}
