/** The address of an own path (`isOwnPath`); `scope` is that of the product, with a slash at its end. */
export const addressBelow = (scope: string, path: string): string => new URL(`.${path}`, scope).href
