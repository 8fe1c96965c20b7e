import { localeHints, type LocaleHint } from '../../domain/kernel/language'

const isHint = (segment: string | undefined): segment is LocaleHint => segment !== undefined && segment in localeHints

export type Base = {
  /** Base path and hint, without a slash at the end: what every generated link begins with. */
  readonly base: string
  readonly hint: LocaleHint | undefined
}

/** `x/`, `/x` and `/x/` all mean `/x`; nothing means the root. */
const trimmed = (basePath: string): string => {
  const inner = basePath.split('/').filter(Boolean).join('/')
  return inner === '' ? '' : `/${inner}`
}

/** Reads the locale hint behind the configured base path. @rule SHELL-37 SHELL-38 SHELL-40 SHELL-41 */
export const baseOf = (pathname: string, basePath: string): Base => {
  const start = trimmed(basePath)
  const inside = pathname === start || pathname.startsWith(`${start}/`)
  const first = inside ? pathname.slice(start.length).split('/')[1] : undefined
  return isHint(first) ? { base: `${start}/${first}`, hint: first } : { base: start, hint: undefined }
}
