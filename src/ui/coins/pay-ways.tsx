import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Banknote, CalendarClock, CreditCard, Landmark, Wallet, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PayKind, PayWay } from '../../domain/coins/pack'
import { Icon } from '../design/icon'
import type { Texts } from '../i18n/resources'
import { useFeature } from '../shell/use-feature'
import styles from './shop.module.css'
import { usePriceText } from './use-price-text'

type Words = { readonly icon: LucideIcon; readonly text: keyof Texts['shop'] }

const kinds: Readonly<Record<PayKind, Words>> = {
  card: { icon: CreditCard, text: 'kind_card' },
  bank: { icon: Landmark, text: 'kind_bank' },
  wallet: { icon: Wallet, text: 'kind_wallet' },
  cash: { icon: Banknote, text: 'kind_cash' },
  later: { icon: CalendarClock, text: 'kind_later' },
}

/** One way to pay: by what means, through whom, when the coins come, what it adds, what it costs. */
const Way = ({ way }: { readonly way: PayWay }) => {
  const { t } = useTranslation('shop')
  const write = usePriceText()
  const { icon, text } = kinds[way.kind]
  return (
    <Radio.Root className={styles.way} value={way.channel}>
      <span className={styles.disc}>
        <Icon of={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{t(text)}</span>
        <span className={styles.hint}>
          <bdi>{way.name}</bdi> · {t(way.delayed ? 'delayed' : 'instant')}
        </span>
      </span>
      <span className={styles.cost}>
        <span>{write(way.price)}</span>
        {way.extra > 0 && <span className={styles.wayExtra}>{t('extra', { count: way.extra })}</span>}
      </span>
      <span className={styles.radio}>
        <Radio.Indicator className={styles.pip} />
      </span>
    </Radio.Root>
  )
}

/** The ways to pay for the chosen pack. @rule COIN-3 */
export const PayWays = observer(() => {
  const { t } = useTranslation('shop')
  const { chooseWay, view } = useFeature('shop')
  const { pack, way } = view
  return (
    <RadioGroup
      className={styles.list}
      aria-label={t('how')}
      value={way?.channel ?? null}
      onValueChange={(next: string | null) => next !== null && chooseWay(next)}
    >
      {pack?.ways.map((one) => (
        <Way key={one.channel} way={one} />
      ))}
    </RadioGroup>
  )
})
