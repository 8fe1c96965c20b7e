import { Smartphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Choosing } from '../../domain/account/sign-in'
import type { Provider } from '../../domain/account/provider'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { useCore } from '../shell/core-context'
import { brandIcons } from './brand-icons'
import styles from './sign-in.module.css'
import { keptOf, type Drafts } from './use-drafts'

const PROVIDERS = ['google', 'apple', 'facebook'] as const satisfies readonly Provider[]

/** The ways beside e-mail, as far as the deployment offers them. @rule ACCT-1 ACCT-4 */
export const OtherWays = observer(({ step, drafts }: { readonly step: Choosing; readonly drafts: Drafts }) => {
  const { t } = useTranslation('account')
  const { account, config } = useCore()
  const providers = PROVIDERS.filter((provider) => config.signIn.includes(provider))
  return (
    <>
      {config.signIn.includes('phone') && (
        <Button wide size="lg" disabled={step.busy} icon={<Icon of={Smartphone} />} onClick={account.choosePhone}>
          {t('with_phone')}
        </Button>
      )}
      {providers.length > 0 && (
        <div className={styles.providers} role="group" aria-label={t('with_social')}>
          {providers.map((provider) => (
            <Button
              key={provider}
              wide
              size="lg"
              variant="outline"
              aria-label={t(`with_${provider}`)}
              loading={step.leaving === provider}
              disabled={step.busy && step.leaving !== provider}
              icon={brandIcons[provider]}
              onClick={() => void account.startSocial(provider, keptOf(drafts))()}
            />
          ))}
        </div>
      )}
    </>
  )
})
