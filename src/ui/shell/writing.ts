import { makeWindowStore, useWindowStore } from '../design/window-store'
import { isField, makeWrittenFields } from './written-fields'

/** How often it is looked whether somebody still writes: a field that is emptied or removed by the program tells nobody. */
const LOOK_MS = 250
/** So many looks in a row have to find nothing: the focus is nowhere while it goes from one field to the next. */
const LOOKS = 2

/** Watches all fields of the page until stopped. */
const watch = (tell: (writing: boolean) => void): (() => void) => {
  const fields = makeWrittenFields()
  let looking: ReturnType<typeof setInterval> | undefined
  let empty = 0
  const rest = (): void => {
    clearInterval(looking)
    looking = undefined
    tell(false)
  }
  const look = (): void => {
    empty = fields.any() ? 0 : empty + 1
    if (empty >= LOOKS) rest()
  }
  const onTouch = ({ target, type }: Pick<Event, 'target' | 'type'>): void => {
    if (!isField(target)) return
    fields[type === 'input' ? 'stroke' : 'entered'](target)
    if (!fields.any()) return
    empty = 0
    looking ??= setInterval(look, LOOK_MS)
    tell(true)
  }
  document.addEventListener('focusin', onTouch)
  document.addEventListener('input', onTouch)
  onTouch({ target: document.activeElement, type: 'focusin' })
  return () => {
    document.removeEventListener('focusin', onTouch)
    document.removeEventListener('input', onTouch)
    rest()
  }
}

const writing = makeWindowStore(false, () => watch((now) => writing.set(now)))

/** A form or a message is being written; it does not flicker between two fields or two messages. @rule SHELL-78 */
export const useWriting = (): boolean => useWindowStore(writing)
