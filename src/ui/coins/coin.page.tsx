import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../design/button-link'
import { pathOf } from '../shell/routes'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import { Balance } from './balance'
import styles from './coins.module.css'

/** The balance, and the way to what became of it. */
export const Page = observer(() => {
  const { t } = useTranslation('coins')
  const link = useLink()
  return (
    <>
      <ViewHeader title={t('title')} back={pathOf('LivCam')} />
      <div className={styles.page}>
        <Balance />
        <ButtonLink {...link(pathOf('CoinMovements'))}>{t('movements')}</ButtonLink>
      </div>
    </>
  )
})
