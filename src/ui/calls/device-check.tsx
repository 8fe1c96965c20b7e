import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { loadChunk } from '../shell/load-chunk'
import { useFeature } from '../shell/use-feature'

const DeviceCheck = lazy(() =>
  loadChunk(() => import('./device-check.view')).then((module) => ({ default: module.DeviceCheck })),
)

/** The device check before the first call: the call goes on from here. */
export const FirstCheck = () => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  return (
    <Suspense>
      <DeviceCheck
        onClose={calls.abandon}
        footer={
          <>
            <Button onClick={calls.abandon}>{t('not_now')}</Button>
            <Button variant="primary" onClick={() => void calls.proceed()}>
              {t('call_now')}
            </Button>
          </>
        }
      />
    </Suspense>
  )
}

/** Opens the device check. */
export const CheckButton = ({ onOpen }: { readonly onOpen?: () => void }) => {
  const { t } = useTranslation('calls')
  const { openCheck } = useFeature('calls').devices
  const open = (): void => {
    onOpen?.()
    void openCheck()
  }
  return (
    <Button variant="ghost" onClick={open}>
      {t('check_open')}
    </Button>
  )
}

/** The device check whenever it is asked for, also during a call. */
export const OpenCheck = observer(() => {
  const { t } = useTranslation('calls')
  const { closeCheck, openCheck, view } = useFeature('calls').devices
  if (view.check === 'closed') return null
  const again = (): void => {
    closeCheck()
    void openCheck()
  }
  return (
    <Suspense>
      <DeviceCheck
        onClose={closeCheck}
        footer={
          <>
            {typeof view.check !== 'string' && <Button onClick={again}>{t('try_again')}</Button>}
            <Button variant="primary" onClick={closeCheck}>
              {t('done')}
            </Button>
          </>
        }
      />
    </Suspense>
  )
})
