import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import type { Activity } from '../../application/tasks/activity.feature'
import { checkInState } from '../../domain/tasks/check-in'
import { ENTRY_LOCATIONS } from '../../domain/tasks/entry'
import { Button } from '../design/button'
import { Column } from '../design/column'
import { EmptyState } from '../design/empty-state'
import { Progress } from '../design/progress'
import { Spinner } from '../design/spinner'
import { CoinPill } from '../shell/coin-pill'
import { Framed } from '../shell/framed'
import { pathOf } from '../shell/routes'
import { useBack } from '../shell/use-back'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { ViewHeader } from '../shell/view-header'
import styles from './activity.module.css'
import { ActivityNote } from './activity-note'
import { CheckInDays } from './check-in-days'
import { LuckyBoxes } from './lucky-boxes'

type SectionProps = { readonly title: string; readonly first: boolean; readonly children: ReactNode }

/** A part of the page; the one that the address names comes into sight and is where reading begins (TASK-55). */
const Section = ({ children, first, title }: SectionProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (first) heading.current?.focus()
  }, [first])
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const CheckIn = observer(({ week }: Pick<Activity, 'week'>) => {
  const { t } = useTranslation('checkIn')
  const { checkIn, view } = useFeature('activity')
  const state = checkInState(week)
  if (state === 'over') return <p className={styles.text}>{t('over')}</p>
  return (
    <Button
      variant={state === 'open' ? 'primary' : 'secondary'}
      wide
      aria-disabled={state !== 'open'}
      loading={view.sending && state === 'open'}
      onClick={() => state === 'open' && void checkIn()}
    >
      {t(state === 'open' ? 'check_in' : 'done')}
    </Button>
  )
})

const Parts = observer(({ activity: { boxes, percent, week } }: { readonly activity: Activity }) => {
  const { t } = useTranslation('activity')
  const { kind } = useFeature('checkIn').view
  const entry = new URLSearchParams(useSearch()).get('entry')
  const toBoxes = entry === `${ENTRY_LOCATIONS.mainLuckyBox}` || entry === `${ENTRY_LOCATIONS.rechargingBoxAndTask}`
  return (
    <>
      <Section title={t('week')} first={entry === `${ENTRY_LOCATIONS.checkIn}`}>
        <Progress label={t('progress')} percent={percent} />
        <CheckInDays week={week} kind={kind} />
        <CheckIn week={week} />
      </Section>
      {boxes.length > 0 && (
        <Section title={t('boxes')} first={toBoxes}>
          <p className={styles.text}>{t('boxes_text')}</p>
          <LuckyBoxes boxes={boxes} made={week.made} />
        </Section>
      )}
      <ActivityNote />
    </>
  )
})

const Shown = observer(() => {
  const { t } = useTranslation('activity')
  const { load, view } = useFeature('activity')
  switch (view.state._tag) {
    case 'Loading':
      return <Spinner />
    case 'Failed': {
      const again = <Button onClick={() => void load()}>{t('again')}</Button>
      return <EmptyState art="offline" title={t('failed')} action={again} />
    }
    case 'None':
      return <EmptyState art="coins" title={t('none')} />
    case 'Shown':
      return <Parts activity={view.state.activity} />
  }
})

/** Back to the match that it was opened from, else to where one came from. @rule SHELL-25 */
const useClose = (fromPage: string | null): (() => void) => {
  const back = useBack()
  const navigate = useNavigate()
  return fromPage === 'match' ? () => navigate(pathOf('MatchingPage'), { replace: true }) : back
}

/** The week of check-ins and the boxes that belong to it. @rule TASK-54 TASK-55 */
const Week = observer(({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('activity')
  const { dismiss, load } = useFeature('activity')
  const { load: loadCheckIn } = useFeature('checkIn')
  useEffect(() => {
    void load()
    void loadCheckIn()
    return dismiss
  }, [dismiss, load, loadCheckIn])
  return (
    <>
      <ViewHeader title={t('title')} onBack={onClose} actions={<CoinPill />} />
      <Column>
        <Shown />
      </Column>
    </>
  )
})

/** The activity, or the page of one that the address names. @rule SHELL-25 SHELL-27 */
export const Page = () => {
  const query = new URLSearchParams(useSearch())
  const url = query.get('url')
  const close = useClose(query.get('fromPage'))
  return url === null ? <Week onClose={close} /> : <Framed url={url} onClose={close} />
}
