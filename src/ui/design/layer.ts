import { createContext, use } from 'react'

/** What a layer is for; it decides what lies over what. @rule SHELL-78 */
export type Layer = 'prompt' | 'notice' | 'confirm' | 'report' | 'login' | 'error'

/** True inside a layer that fills the window. */
export const OverAll = createContext(false)

/** Where a layer lies: what is opened in a call lies over the call, whatever it is for. */
export const useLayer = (layer: Layer): Layer => (use(OverAll) ? 'error' : layer)
