import * as E from 'fp-ts/Either'

const LIMIT = 254
const around = /^[A-Za-z0-9._-]+@[A-Za-z0-9._-]+$/
const withSuffix = /^[\w.-]+@[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*\.[A-Za-z]{2,}$/

export type BadEmail = { readonly _tag: 'BadEmail' }

const accepted =
  (pattern: RegExp) =>
  (typed: string): E.Either<BadEmail, string> => {
    const email = cleanEmail(typed)
    return email.length <= LIMIT && pattern.test(email) ? E.right(email) : E.left({ _tag: 'BadEmail' })
  }

/** While typing: spaces vanish (@rule ACCT-52). */
export const cleanEmail = (typed: string): string => typed.replace(/\s/g, '')

/** The check of the login popup (@rule ACCT-53, ACCT-55). */
export const checkEmail = accepted(around)

/** The check of the forms of account security, report and refund (@rule ACCT-54, ACCT-55). */
export const checkFormEmail = accepted(withSuffix)
