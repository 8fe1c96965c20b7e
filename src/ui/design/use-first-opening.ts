import { useLayoutEffect, useReducer } from 'react'

type Opening = {
  /** It has been open before, or is to open now. */
  readonly made: boolean
  readonly open: boolean
}

/** A dialog that nobody has opened yet is not made; the first opening makes it closed and opens it at once, so that it moves in. */
export const useFirstOpening = (open: boolean): Opening => {
  const [made, make] = useReducer(() => true, open)
  useLayoutEffect(() => {
    if (open) make()
  }, [open])
  return { made: made || open, open: open && made }
}
