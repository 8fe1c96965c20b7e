/** So long after the last stroke somebody is writing on, in milliseconds: between two messages the field is empty. */
const REST_MS = 5_000

export type Field = HTMLInputElement | HTMLTextAreaElement

const TYPED = ['email', 'number', 'password', 'search', 'tel', 'text', 'url']

export const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && TYPED.includes(target.type))) &&
  !target.readOnly

const isSearch = (field: Field): boolean =>
  field.type === 'search' || field.closest('search, [role="search"], [role="searchbox"]') !== null

/** With the focus, or left half written on its page; a search that was left is no form. */
const isWrittenIn = (field: Field, lastStroke: number | null): boolean => {
  if (!field.isConnected) return false
  if (field !== document.activeElement) return lastStroke !== null && field.value !== '' && !isSearch(field)
  return field.value !== '' || (lastStroke !== null && performance.now() - lastStroke < REST_MS)
}

/** Fields that somebody has entered or written in, with the moment of the last stroke. */
export interface WrittenFields {
  readonly entered: (field: Field) => void
  readonly stroke: (field: Field) => void
  /** Whether one of them is still being written in; those that are not are forgotten. */
  readonly any: () => boolean
}

export const makeWrittenFields = (): WrittenFields => {
  const strokes = new Map<Field, number | null>()
  return {
    entered: (field) => strokes.set(field, strokes.get(field) ?? null),
    stroke: (field) => strokes.set(field, performance.now()),
    any: () => {
      for (const [field, at] of strokes) if (!isWrittenIn(field, at)) strokes.delete(field)
      return strokes.size > 0
    },
  }
}
