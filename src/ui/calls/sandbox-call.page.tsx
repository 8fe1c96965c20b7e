import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import type { SimulatedCallProblem } from '../../application/calls/simulated-call'
import { locations } from '../../domain/calls/locations'
import type { HostInfo } from '../../domain/calls/simulated-call'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { List, ListRow } from '../design/list'
import { useToast } from '../design/toast'
import { useCore } from '../shell/core-context'
import { pathOf } from '../shell/routes'
import { useBack } from '../shell/use-back'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import styles from './sandbox-call.module.css'

const textOf = ({ _tag }: SimulatedCallProblem) => {
  switch (_tag) {
    case 'NoRecording':
      return 'no_recording'
    case 'AlreadyInCall':
      return 'in_call'
    default:
      return 'not_started'
  }
}

const Hosts = observer(() => {
  const { t } = useTranslation('recordedCall')
  const { simulated } = useFeature('calls')
  const { loadGuests, view } = useFeature('friends')
  const toast = useToast()
  useEffect(() => void loadGuests(), [loadGuests])
  useEffect(() => simulated.end, [simulated])
  const start = async ({ demo, headImg, id, name }: HostInfo) => {
    const started = await simulated.start({ demo, headImg, id, name }, locations.fake)()
    if (E.isLeft(started)) toast({ text: t(textOf(started.left), { name }) })
  }
  return (
    <List label={t('people')}>
      {view.guests.map((host) => (
        <ListRow
          key={host.id}
          leading={<Avatar name={host.name} src={host.headImg} />}
          title={<bdi>{host.name}</bdi>}
          {...(host.demo && { aside: <Badge tone="media">{t('demo')}</Badge> })}
          onClick={() => void start(host)}
        />
      ))}
    </List>
  )
})

/** Where a simulated call can be tried; local mode only. Leaving the page ends it, as matching does (CALL-82). */
export const Page = () => {
  const { t } = useTranslation('recordedCall')
  const { config } = useCore()
  const back = useBack()
  if (!config.sandbox) return <Redirect to={pathOf('LivCam')} replace />
  return (
    <>
      <ViewHeader title={t('sandbox_title')} onBack={back} actions={<Badge>{t('sandbox')}</Badge>} />
      <div className={styles.page}>
        <p className={styles.text}>{t('sandbox_text')}</p>
        <Hosts />
      </div>
    </>
  )
}
