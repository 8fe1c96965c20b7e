import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelEntry } from '../../domain/chat/panel'
import type { UserId } from '../../domain/kernel/ids'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'
import { useWatched } from '../shell/use-watched'
import styles from './message.module.css'
import { EntryRow } from './panel-entries'
import { usePanelRows } from './use-panel-rows'
import { useRowSetting } from './use-row-setting'

const peopleOf = (entries: readonly (PanelEntry | undefined)[]): readonly UserId[] =>
  entries.flatMap((entry) => (entry?._tag === 'Person' ? [entry.conversation.friend] : []))

type FollowedProps = { readonly people: readonly UserId[]; readonly moving: boolean }

/** The presence of whoever is in sight is followed; who only passes by is not asked after. */
const Followed = memo(
  ({ people }: FollowedProps) => {
    useWatched(people)
    return null
  },
  (_, { moving }) => moving,
)

/** The rows of the panel: only those in sight are drawn; arrow keys walk through all. */
export const PanelList = observer(({ entries }: { readonly entries: readonly PanelEntry[] }) => {
  const { t } = useTranslation('chat')
  const { view } = useFeature('chat')
  const setting = useRowSetting(O.toNullable(useCore().account.view.me)?.id ?? null)
  const scroller = useRef<HTMLDivElement>(null)
  const { drawn, measure, moving, onKeyDown, track } = usePanelRows(view, entries, scroller)
  return (
    <div className={styles.list} ref={scroller} role="presentation" onKeyDown={onKeyDown}>
      <Followed people={peopleOf(drawn.map(({ index }) => entries[index]))} moving={moving} />
      <ul className={styles.rows} role="list" aria-label={t('messages')} ref={track}>
        {drawn.map(({ index, key }) => {
          const entry = entries[index]
          if (entry === undefined || setting === null) return null
          const place = { measure, index, count: entries.length }
          return <EntryRow key={key} entry={entry} setting={setting} {...place} />
        })}
      </ul>
    </div>
  )
})
