import type { StoreFailed } from '../../../application/chat/chat-store.port'

const isNamed = (value: unknown): value is { readonly name: string; readonly inner?: unknown } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'

/** Whether the browser had no room left; an aborted transaction carries the reason inside. */
const isFull = (cause: unknown): boolean =>
  isNamed(cause) && (cause.name === 'QuotaExceededError' || ('inner' in cause && isFull(cause.inner)))

/** What the database threw, as the port says it. */
export const storeFailed = (cause: unknown): StoreFailed => ({ _tag: 'StoreFailed', full: isFull(cause), cause })
