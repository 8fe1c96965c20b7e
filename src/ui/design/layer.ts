import { createContext, use, useEffect } from 'react'
import { useBackCloses } from './back-layers'
import { makeWindowStore, useWindowStore } from './window-store'

/** What a layer is for; it decides what lies over what. @rule SHELL-78 */
export type Layer = 'prompt' | 'notice' | 'confirm' | 'report' | 'login' | 'error'

/** True inside a layer that fills the window. */
export const OverAll = createContext(false)

/** How many dialogs are open in this window. */
const openLayers = makeWindowStore(0)

const enter = (): (() => void) => {
  openLayers.set(openLayers.now() + 1)
  return () => openLayers.set(openLayers.now() - 1)
}

/**
 * Where a layer lies: what is opened in a call lies over the call, whatever it is for. Notes too that it is open; going back
 * runs `onBack`.
 */
export const useLayer = (layer: Layer, open: boolean, onBack?: () => void): Layer => {
  useBackCloses(open, onBack)
  useEffect(() => (open ? enter() : undefined), [open])
  return use(OverAll) ? 'error' : layer
}

/** Whether a dialog is open, whatever it is for. */
export const useDialogOpen = (): boolean => useWindowStore(openLayers) > 0
