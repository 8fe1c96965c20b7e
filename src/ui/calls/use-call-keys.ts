import type { KeyboardEvent } from 'react'
import { useSingleKeys } from '../shell/preferences'
import { useFeature } from '../shell/use-feature'

/** Where letters are text, or choose among what is listed. */
const TAKES_LETTERS = 'input:not([type="radio"]), textarea, select, [contenteditable], [role="menu"]'

const LATIN = /^[a-z]$/i

/** Keys that press a control of the call while nothing is typed; shown beside its name. */
export const callKeys = { mute: 'M', camera: 'V' } as const

/** M mutes, V switches the camera, Escape puts the conversation away. */
export const useCallKeys = (chat: { readonly open: boolean; readonly onClose: () => void }) => {
  const calls = useFeature('calls')
  const letters = useSingleKeys()
  const press = (key: string): void => {
    const { muted, cameraOff } = calls.view
    if (key === callKeys.mute) calls.mute(!muted)
    if (key === callKeys.camera) calls.camera(cameraOff)
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { altKey, code, ctrlKey, currentTarget, defaultPrevented, key, metaKey, repeat, target } = event
    // What lies over the call has keys of its own.
    if (!(target instanceof Element) || !currentTarget.contains(target) || defaultPrevented || repeat) return
    if (key === 'Escape' && chat.open) return chat.onClose()
    if (!letters || altKey || ctrlKey || metaKey || target.closest(TAKES_LETTERS) !== null) return
    // Keyboards of other scripts have the letter where it is printed beside theirs.
    press(LATIN.test(key) ? key.toUpperCase() : code.replace('Key', ''))
  }
}
