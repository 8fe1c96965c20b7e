import { useMediaQuery } from './media-query'

export type Layout = { readonly mobile: boolean; readonly ipad: boolean }

/** @rule SHELL-54 */
export const MOBILE = '(max-width: 680px)'

/** @rule SHELL-55 SHELL-56 */
export const IPAD = '(min-width: 580px)'

/** The layout of the window; `ipad` is a modifier that overlaps with `mobile` from 580 to 680 px. */
export const useLayout = (): Layout => ({ mobile: useMediaQuery(MOBILE), ipad: useMediaQuery(IPAD) })
