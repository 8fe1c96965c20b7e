import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { memo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelEntry } from '../../domain/chat/panel'
import type { UserId } from '../../domain/kernel/ids'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'
import { useWatched } from '../shell/use-watched'
import styles from './message.module.css'
import { EntryRow } from './panel-entries'
import { around, type Span } from './span'
import { usePanelRows } from './use-panel-rows'
import { useRowSetting, type RowSetting } from './use-row-setting'

/** Rows beyond the edges whose presence is followed too: it is there when they come. */
const FOLLOWED = 5

const peopleIn = (entries: readonly PanelEntry[], sight: Span): readonly UserId[] => {
  const { first, last } = around(sight, FOLLOWED, entries.length)
  return entries.slice(first, last + 1).flatMap((entry) => (entry._tag === 'Person' ? [entry.conversation.friend] : []))
}

type FollowedProps = { readonly people: readonly UserId[]; readonly moving: boolean }

/** The presence of whoever is in sight is followed; who only passes by is not asked after. */
const Followed = memo(
  ({ people }: FollowedProps) => {
    useWatched(people)
    return null
  },
  (_, { moving }) => moving,
)

type RowsProps = Pick<ReturnType<typeof usePanelRows>, 'drawn' | 'measure'> & {
  readonly entries: readonly PanelEntry[]
  readonly setting: RowSetting
}

/** Looked through only when other rows are drawn: most frames of a scroll bring none. */
const Rows = memo(({ drawn, measure, entries, setting }: RowsProps): ReactNode =>
  drawn.map(({ index, key }) => {
    const entry = entries[index]
    const place = { measure, index, count: entries.length }
    return entry && <EntryRow key={key} entry={entry} setting={setting} {...place} />
  }),
)

/** The rows of the panel: those in sight and around are drawn; arrow keys walk through all. */
export const PanelList = observer(({ entries }: { readonly entries: readonly PanelEntry[] }) => {
  const { t } = useTranslation('chat')
  const { view } = useFeature('chat')
  const setting = useRowSetting(O.toNullable(useCore().account.view.me)?.id ?? null)
  const scroller = useRef<HTMLDivElement>(null)
  const { drawn, measure, moving, onKeyDown, sight, track } = usePanelRows(view, entries, scroller)
  return (
    <div className={styles.list} ref={scroller} role="presentation" onKeyDown={onKeyDown}>
      <Followed people={peopleIn(entries, sight)} moving={moving} />
      <ul className={styles.rows} role="list" aria-label={t('messages')} ref={track}>
        {setting && <Rows drawn={drawn} measure={measure} entries={entries} setting={setting} />}
      </ul>
    </div>
  )
})
