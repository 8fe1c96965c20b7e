import * as E from 'fp-ts/Either'
import { Monitor, SquareTerminal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedInDevice } from '../../application/account/security-gateway.port'
import { toProblem } from '../../application/account/sign-in-problem'
import type { SignInProblem } from '../../domain/account/sign-in'
import { Badge } from '../design/badge'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { ConfirmDialog } from '../design/confirm-dialog'
import { useFeature } from '../shell/use-feature'
import { useDateText } from './date-text'
import { SettingCard, SettingRow, SettingRows } from './setting-row'
import { useProblem } from './use-problem'

type RowProps = { readonly device: SignedInDevice; readonly onEnd: () => void }

const DeviceRow = ({ device, onEnd }: RowProps) => {
  const { t } = useTranslation('security')
  const { moment } = useDateText()
  const name = device.name || t(`device_${device.kind}`)
  return (
    <SettingRow
      icon={device.kind === 'terminal' ? SquareTerminal : Monitor}
      name={
        <>
          <bdi>{name}</bdi>
          {device.current && <Badge tone="accent">{t('device_current')}</Badge>}
        </>
      }
      state={t('device_since', { time: moment(device.createdAt) })}
      note={device.current ? undefined : t('device_seen', { time: moment(device.seenAt) })}
      action={
        !device.current && (
          <Button size="sm" aria-label={t('device_end_of', { name })} onClick={onEnd}>
            {t('device_end')}
          </Button>
        )
      }
    />
  )
}

const useEnding = () => {
  const { endDevice } = useFeature('security')
  const [asked, setAsked] = useState<SignedInDevice | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const end = async (): Promise<void> => {
    if (asked === null) return
    setBusy(true)
    const ended = await endDevice(asked.id)()
    setBusy(false)
    setAsked(null)
    setProblem(E.isLeft(ended) ? toProblem(ended.left, Date.now()) : null)
  }
  return { asked, ask: setAsked, busy, problem, end }
}

/** Where the person is signed in; each but this one can be signed out from here. */
export const DevicesSection = observer(() => {
  const { t } = useTranslation('security')
  const { view } = useFeature('security')
  const { asked, ask, busy, problem, end } = useEnding()
  const told = useProblem(problem, []).at('form')
  return (
    <SettingCard title={t('devices')}>
      {told !== undefined && <Banner tone="danger">{told}</Banner>}
      <SettingRows label={t('devices')}>
        {view.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => ask(device)} />
        ))}
      </SettingRows>
      <ConfirmDialog
        open={asked !== null}
        title={t('device_question')}
        text={t('device_question_text')}
        confirm={t('device_end')}
        busy={busy}
        onConfirm={() => void end()}
        onCancel={() => ask(null)}
      />
    </SettingCard>
  )
})
