/** Locale hints that may stand between the base path and the rest (SHELL-40). */
const hint = /^\/(?:tr|gb|nl)(?=\/|\?|$)/

/** Answers to nothing: what lies outside the base path. */
export const OUTSIDE = '/.outside'

/** An address as the router knows it: without base path and hint, always with a leading slash. */
export const belowBase = (basePath: string, url: string): string => {
  const inside = basePath === '' || url === basePath || url.startsWith(`${basePath}/`) || url.startsWith(`${basePath}?`)
  if (!inside) return OUTSIDE
  const rest = url.slice(basePath.length).replace(hint, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** `{name}` of the contract as the router writes it. */
export const routePath = (contractPath: string): string =>
  `/${contractPath.replace(/^\/+/, '')}`.replaceAll(/\{(\w+)\}/g, ':$1')
