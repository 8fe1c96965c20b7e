import { RefreshCw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOn } from '../../domain/calls/call'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'
import styles from './app-update.module.css'

const OutsideCalls = observer(({ children }: { readonly children: ReactNode }) =>
  isOn(useFeature('calls').view.call) ? null : children,
)

const Note = () => {
  const { t } = useTranslation('appUpdate')
  const { later, update } = useFeature('appUpdate')
  return (
    <div className={styles.place}>
      <div className={styles.note}>
        <Banner
          icon={RefreshCw}
          onDismiss={later}
          action={
            <Button size="sm" variant="primary" onClick={update}>
              {t('update')}
            </Button>
          }
        >
          {t('newer')}
        </Banner>
      </div>
    </div>
  )
}

/** Keeps the program for a start without a network, and offers a newer build, never in a call (@rule PLUS-18). */
export const Layer = observer(() => {
  const { follow, view } = useFeature('appUpdate')
  const member = useCore().account.view.session._tag === 'SignedIn'
  useEffect(() => follow(), [follow])
  if (!view.offered) return null
  if (!member) return <Note />
  return (
    <OutsideCalls>
      <Note />
    </OutsideCalls>
  )
})
