import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { Balance } from './balance'
import styles from './coins.module.css'
import { Movements } from './movements.view'

/** Balance and movements. */
export const Page = observer(() => {
  const { t } = useTranslation('coins')
  const { load } = useFeature('coins')
  useEffect(() => void load(), [load])
  return (
    <>
      <ViewHeader title={t('title')} back={pathOf('LivCam')} />
      <div className={styles.page}>
        <Balance />
        <Movements />
      </div>
    </>
  )
})
