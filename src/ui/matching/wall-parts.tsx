import { observer } from 'mobx-react-lite'
import { Tabs } from '../design/tabs'
import { useTranslation } from 'react-i18next'
import { useGroupName } from '../shell/group-words'
import { useFeature } from '../shell/use-feature'
import { useWallGate } from './use-wall-gate'
import { WallGrid } from './wall-grid'

/** The groups as tabs, with the hosts of the one that is open; without groups the hosts alone. @rule MTCH-6 MTCH-9 PROF-27 */
export const WallParts = observer(() => {
  const { t } = useTranslation('wall')
  const { choose, view } = useFeature('wall')
  const { pass } = useWallGate()
  const nameOf = useGroupName()
  const tabs = view.groups.map((group) => ({
    value: String(group),
    label: nameOf(group),
    panel: <WallGrid />,
  }))
  if (tabs.every(({ value }) => value !== String(view.filter.group))) return <WallGrid />
  return (
    <Tabs
      fill
      label={t('groups')}
      value={String(view.filter.group)}
      onChange={(group) => pass() && void choose({ group: Number(group) })()}
      tabs={tabs}
    />
  )
})
