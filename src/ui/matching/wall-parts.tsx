import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../design/tabs'
import { useGroupName } from '../shell/group-words'
import { useFeature } from '../shell/use-feature'
import { useWallGate } from './use-wall-gate'
import { WallGrid } from './wall-grid'

/** The groups as tabs, with the hosts of the one that is open, also when the last of them has left; without groups the hosts alone. @rule MTCH-6 MTCH-9 PROF-27 */
export const WallParts = observer(() => {
  const { t } = useTranslation('wall')
  const { choose, view } = useFeature('wall')
  const pass = useWallGate()
  const nameOf = useGroupName()
  const { filter, groups } = view
  if (groups.length === 0) return <WallGrid />
  const shown = [...new Set([...groups, filter.group])].toSorted((a, b) => a - b)
  return (
    <Tabs
      fill
      label={t('groups')}
      value={String(filter.group)}
      onChange={(group) => pass() && void choose({ group: Number(group) })()}
      tabs={shown.map((group) => ({ value: String(group), label: nameOf(group), panel: <WallGrid /> }))}
    />
  )
})
