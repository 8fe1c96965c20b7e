import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../design/menu'
import { ReportDialog } from '../shell/slots'
import type { MoreEntry, MoreItemProps, MoreLayerProps } from './more-entry'

const Item = ({ onOpen }: MoreItemProps) => {
  const { t } = useTranslation('calls')
  return (
    <MenuItem icon={Flag} danger onSelect={onOpen}>
      {t('report')}
    </MenuItem>
  )
}

const Layer = ({ call, name, onClose }: MoreLayerProps) => (
  <ReportDialog person={call.peer} name={name} onClose={onClose} />
)

/** What is wrong with the other person, told while they are seen (SAFE-5). */
export const reportEntry: MoreEntry = { name: 'report', Item, Layer }
