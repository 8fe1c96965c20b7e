import * as E from 'fp-ts/Either'

export type PasswordKind = 'email' | 'phone'

/** @rule ACCT-45 ACCT-46 ACCT-47 */
export const passwordLimits: Readonly<Record<PasswordKind, { readonly least: number; readonly most: number }>> = {
  email: { least: 6, most: 16 },
  phone: { least: 8, most: 30 },
}

export type BadPassword = { readonly _tag: 'BadPassword' }

const stranger = /[^A-Za-z0-9~!@#$%^&*()_+{}:"><?]/g

/**
 * What stays of what is typed: allowed characters, at most as many as the kind takes.
 *
 * @rule ACCT-46
 * @rule ACCT-47
 * @rule ACCT-48
 */
export const typedPassword = (kind: PasswordKind, typed: string): string =>
  typed.replace(stranger, '').slice(0, passwordLimits[kind].most)

/**
 * The password as it is sent: trimmed, of allowed characters, neither too short nor too long.
 *
 * @rule ACCT-45
 * @rule ACCT-46
 * @rule ACCT-49
 */
export const checkPassword = (kind: PasswordKind, typed: string): E.Either<BadPassword, string> => {
  const password = typed.trim()
  const { least, most } = passwordLimits[kind]
  return password.length < least || password.length > most || password.replace(stranger, '') !== password
    ? E.left({ _tag: 'BadPassword' })
    : E.right(password)
}
