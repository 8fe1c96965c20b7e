import type { Call } from './call'

/** Parameters under their primary names; a primary name that is present wins over its alias (@rule GATE-15). */
export const withPrimaryNames = (call: Call, raw: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const named: Record<string, unknown> = { ...raw }
  for (const [alias, primary] of Object.entries(call.aliases)) {
    if (named[primary] === undefined && raw[alias] !== undefined) named[primary] = raw[alias]
  }
  return named
}

/** Where the parameters of a request stand (@rule GATE-2). */
export interface Placed {
  /** Below the base path, with `{…}` filled in. */
  readonly path: string
  readonly address: Readonly<Record<string, string>>
  /** For POST and PUT without a file; else undefined. */
  readonly body: Readonly<Record<string, unknown>> | undefined
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Puts encoded parameters into path, address and body: GET and multipart have no parameters in the body (@rule GATE-2). */
export const place = (call: Call, params: Readonly<Record<string, unknown>>): Placed => {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const inPath = (name: string) => call.path.includes(`{${name}}`)
  const hasBody = call.method !== 'GET' && !call.flags.multipart
  const inAddress = (name: string) => !inPath(name) && (!hasBody || call.inAddress.includes(name))
  return {
    path: call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name] ?? ''))),
    address: Object.fromEntries(
      given.filter(([name]) => inAddress(name)).map(([name, value]) => [name, asText(value)]),
    ),
    body: hasBody ? Object.fromEntries(given.filter(([name]) => !inPath(name) && !inAddress(name))) : undefined,
  }
}
