import { createContext, use, useEffect, useState } from 'react'
import { useBackCloses } from './back-layers'
import { makeWindowStore, useWindowStore, type WindowStore } from './window-store'

/** What a layer is for; it decides what lies over what. @rule SHELL-78 */
export type Layer = 'prompt' | 'notice' | 'confirm' | 'report' | 'login' | 'error'

/** True inside a layer that fills the window. */
export const OverAll = createContext(false)

/** How many dialogs are open in this window. */
const openLayers = makeWindowStore(0)

/** How many layers fill this window, such as a call. */
const fullLayers = makeWindowStore(0)

const enter = (count: WindowStore<number>): (() => void) => {
  count.set(count.now() + 1)
  return () => count.set(count.now() - 1)
}

/**
 * Where a layer lies: what is opened in a call lies over the call, whatever it is for. Notes too that it is open; going back
 * runs `onBack`.
 */
export const useLayer = (layer: Layer, open: boolean, onBack?: () => void): Layer => {
  useBackCloses(open, onBack)
  useEffect(() => (open ? enter(openLayers) : undefined), [open])
  return use(OverAll) ? 'error' : layer
}

/** Whether a dialog is open, whatever it is for. */
export const useDialogOpen = (): boolean => useWindowStore(openLayers) > 0

/** Notes that a layer fills the window while this stands. */
export const useFillsWindow = (): void => useEffect(() => enter(fullLayers), [])

/** Whether a layer filled the window when this came: what is opened over it from elsewhere lies above it. */
export const useCameOverAll = (): boolean => useState(() => fullLayers.now() > 0)[0]
