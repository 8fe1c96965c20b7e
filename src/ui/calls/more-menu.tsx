import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu } from '../design/menu'
import { ControlButton } from './control-button'
import { blockEntry } from './block-entry'
import { deviceEntries } from './device-menu'
import type { MoreEntry } from './more-entry'
import { pictureInPictureEntry } from './picture-in-picture-entry'
import { reportEntry } from './report-entry'
import type { ControlProps } from './talk'

const entries: readonly MoreEntry[] = [...deviceEntries, pictureInPictureEntry, reportEntry, blockEntry]

/** What is not needed at every moment of a call. */
export const MoreMenu = (props: ControlProps) => {
  const { t } = useTranslation('calls')
  const [shown, setShown] = useState<string | null>(null)
  const Layer = entries.find(({ name }) => name === shown)?.Layer
  return (
    <>
      <Menu trigger={<ControlButton label={t('more')} icon={EllipsisVertical} />} side="top">
        {entries.map(({ name, Item }) => (
          <Item key={name} {...props} onOpen={() => setShown(name)} />
        ))}
      </Menu>
      {Layer && <Layer {...props} onClose={() => setShown(null)} />}
    </>
  )
}
