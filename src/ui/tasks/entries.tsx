import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ENTRY_LOCATIONS, type EntryLocation } from '../../domain/tasks/entry'
import type { Texts } from '../i18n/resources'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './entries.module.css'

const titles: Readonly<Record<EntryLocation, keyof Texts['activity']>> = {
  [ENTRY_LOCATIONS.checkIn]: 'entry_week',
  [ENTRY_LOCATIONS.mainLuckyBox]: 'entry_lucky_box',
  [ENTRY_LOCATIONS.rechargingBoxAndTask]: 'entry_gifts',
}

type Props = {
  readonly at: readonly EntryLocation[]
  /** One of them was pressed. */
  readonly onFollow?: () => void
}

/** The ways to activity and tasks of these locations; nothing where there are none. @rule TASK-53 TASK-55 */
export const Entries = observer(({ at, onFollow }: Props) => {
  const { t } = useTranslation('activity')
  const { loadEntries, view } = useFeature('activity')
  const link = useLink()
  useEffect(() => void loadEntries(), [loadEntries])
  const here = at.flatMap((place) =>
    view.entries.filter(({ location }) => location === place).map((entry) => ({ ...entry, place })),
  )
  if (here.length === 0) return null
  return (
    <nav className={styles.entries} aria-label={t('entries')}>
      {here.map(({ img, place, url }) => {
        const { href, onClick } = link(url)
        return (
          <a
            key={url}
            className={styles.entry}
            href={href}
            onClick={(event) => {
              onFollow?.()
              onClick(event)
            }}
          >
            <img className={styles.picture} src={img} alt="" width={40} height={40} />
            <span className={styles.title}>
              {t(url.startsWith(pathOf('TaskList')) ? 'entry_tasks' : titles[place])}
            </span>
          </a>
        )
      })}
    </nav>
  )
})
