import { makeWindowStore } from '../design/window-store'

/** Whether the list of keys is open. */
export const keyboardHelp = makeWindowStore(false)
