import { use, useEffect } from 'react'
import { OverAll } from '../design/layer'
import { reporting } from '../shell/reporting.store'
import type { ReportDialogProps } from '../shell/slots'

/** Opens the report flow above everything, and is done: a call that ends with the report takes nothing of it along. @rule SAFE-9 */
export const Slot = ({ name, onClose, person }: ReportDialogProps) => {
  const overAll = use(OverAll)
  useEffect(() => {
    reporting.set({ person, name, overAll })
    onClose()
  }, [name, onClose, overAll, person])
  return null
}
