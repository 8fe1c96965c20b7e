import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../design/icon-button'
import { Menu } from '../design/menu'
import type { MoreEntry } from './more-entry'
import { reportEntry } from './report-entry'
import type { TalkProps } from './talk'

const entries: readonly MoreEntry[] = [reportEntry]

/** What is not needed at every moment of a call. */
export const MoreMenu = (props: TalkProps) => {
  const { t } = useTranslation('calls')
  const [shown, setShown] = useState<string | null>(null)
  const Layer = entries.find(({ name }) => name === shown)?.Layer
  const trigger = <IconButton variant="glass" size="lg" label={t('more')} icon={EllipsisVertical} />
  return (
    <>
      <Menu trigger={trigger} side="top">
        {entries.map(({ name, Item }) => (
          <Item key={name} {...props} onOpen={() => setShown(name)} />
        ))}
      </Menu>
      {Layer && <Layer {...props} onClose={() => setShown(null)} />}
    </>
  )
}
