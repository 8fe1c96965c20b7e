import { useCallback, useMemo, useState } from 'react'
import type { Me } from '../../domain/kernel/person'
import { openChanges, typedSince, type Changes, type Editable } from '../../domain/profile/changes'

export type Draft = {
  /** As the profile will be when it is saved: what is new elsewhere shows where nothing was changed here. */
  readonly values: Editable
  readonly changes: Changes
  readonly unsaved: boolean
  readonly change: (changed: Changes) => void
  readonly reset: () => void
  /** These have been saved: what was typed since stays. */
  readonly saved: (sent: Changes) => void
  /** Another one after every reset. */
  readonly version: number
}

/** What is typed and chosen in the editor until it is saved; a failed saving keeps it. */
export const useDraft = (me: Me): Draft => {
  const [{ typed, version }, setTyped] = useState<{ readonly typed: Changes; readonly version: number }>({
    typed: {},
    version: 0,
  })
  const changes = useMemo(() => openChanges(typed, me), [typed, me])
  const change = useCallback(
    (changed: Changes) => setTyped((before) => ({ ...before, typed: { ...before.typed, ...changed } })),
    [],
  )
  const reset = useCallback(() => setTyped((before) => ({ typed: {}, version: before.version + 1 })), [])
  const saved = useCallback(
    (sent: Changes) => setTyped((before) => ({ ...before, typed: typedSince(before.typed, sent) })),
    [],
  )
  return {
    values: { ...me, ...changes },
    changes,
    unsaved: Object.keys(changes).length > 0,
    change,
    reset,
    saved,
    version,
  }
}
