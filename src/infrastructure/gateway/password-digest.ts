import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../../application/kernel/gateway-error'

const hex = (byte: number): string => byte.toString(16).padStart(2, '0').toUpperCase()

const digestOf = async (password: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password))
  return Array.from(new Uint8Array(digest), hex).join('')
}

/** What is sent of a telephone account's password (wire 94): its SHA-256, upper case. */
export const digested = (password: string): TE.TaskEither<GatewayError, string> =>
  TE.tryCatch(
    () => digestOf(password),
    (cause) => ({ _tag: 'BadReply', cause }),
  )
