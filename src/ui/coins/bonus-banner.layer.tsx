import { Gift, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import { useCore } from '../shell/core-context'
import { matchPath } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import styles from './offers.module.css'

/** Tells visitors what signing up brings, on the home page and the wall (COIN-63, COIN-64). */
export const Layer = observer(() => {
  const { t, i18n } = useTranslation('offers')
  const { account, config } = useCore()
  const [location] = useLocation()
  const { closeBonus, view } = useFeature('offers')
  const name = matchPath(location)?.name
  if (!view.bonus || config.signUpCoins === 0 || (name !== 'LivCam' && name !== 'GoddessWall')) return null
  const coins = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(config.signUpCoins)
  return (
    <section className={styles.bar} aria-label={t('bonus')}>
      <p className={styles.bonus}>
        <Icon of={Gift} />
        <span>{t('bonus_text', { count: config.signUpCoins, coins })}</span>
      </p>
      <Button size="sm" onClick={() => account.openSignIn({ _tag: 'Button' })}>
        {t('sign_up')}
      </Button>
      <IconButton size="sm" label={t('close')} icon={X} onClick={closeBonus} />
    </section>
  )
})
