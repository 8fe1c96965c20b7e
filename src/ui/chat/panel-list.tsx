import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelEntry } from '../../domain/chat/panel'
import type { UserId } from '../../domain/kernel/ids'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'
import { useWatched } from '../shell/use-watched'
import styles from './message.module.css'
import { EntryRow } from './panel-entries'
import { useNow } from './use-now'
import { usePanelRows } from './use-panel-rows'

/** The presence of whoever is in sight is followed. */
const peopleOf = (entries: readonly (PanelEntry | undefined)[]): readonly UserId[] =>
  entries.flatMap((entry) => (entry?._tag === 'Person' ? [entry.conversation.friend] : []))

/** The rows of the panel: only those in sight are drawn; arrow keys walk through all. */
export const PanelList = observer(({ entries }: { readonly entries: readonly PanelEntry[] }) => {
  const { t } = useTranslation('chat')
  const { view } = useFeature('chat')
  const me = O.toNullable(useCore().account.view.me)
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  const { drawn, height, measure, onKeyDown } = usePanelRows(view, entries, scroller)
  useWatched(peopleOf(drawn.map(({ index }) => entries[index])))
  return (
    <div className={styles.list} ref={scroller} role="presentation" onKeyDown={onKeyDown}>
      <ul className={styles.rows} role="list" aria-label={t('messages')} style={{ blockSize: height }}>
        {drawn.map(({ index, key, start }) => {
          const entry = entries[index]
          if (entry === undefined || me === null) return null
          const place = { ref: measure, index, count: entries.length, top: start }
          return <EntryRow key={key} entry={entry} place={place} now={now} me={me.id} />
        })}
      </ul>
    </div>
  )
})
