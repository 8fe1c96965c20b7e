import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Check, Crown, Sparkles } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../domain/coins/pack'
import { Badge } from '../design/badge'
import { CoinAmount } from '../design/coin-amount'
import { Icon } from '../design/icon'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'
import styles from './shop.module.css'
import { useClockText } from './use-clock-text'
import { usePriceText } from './use-price-text'

/** The one word that a card bears: a deal before the best value, that before what is saved. */
const Mark = ({ pack, best }: { readonly pack: Pack; readonly best: boolean }) => {
  const { t } = useTranslation('shop')
  const { discount, offer } = pack
  if (offer !== null) return <Badge tone="accent">{discount > 0 ? t('off', { percent: discount }) : t('deal')}</Badge>
  if (best) return <Badge tone="accent">{t('best')}</Badge>
  return discount > 0 ? <Badge>{t('save', { percent: discount })}</Badge> : null
}

/** Coins and what they cost in the way that stands chosen; the provider's fee is in the price. */
const Card = observer(({ pack }: { readonly pack: Pack }) => {
  const { t } = useTranslation('shop')
  const { best, wayOf } = useFeature('shop').view
  const clock = useClockText()
  const write = usePriceText()
  const way = wayOf(pack)
  const until = pack.offer?.until ?? null
  if (way === null) return null
  return (
    <Radio.Root className={styles.card} value={pack.coinCode}>
      <span className={styles.mark}>
        <Mark pack={pack} best={pack === best} />
      </span>
      <Radio.Indicator className={styles.chosen}>
        <Icon of={Check} size="sm" />
      </Radio.Indicator>
      <span className={styles.coins}>
        <CoinAmount amount={pack.coins} size="lg" />
      </span>
      <span className={styles.more}>
        {way.extra > 0 && <span className={styles.extra}>{t('extra', { count: way.extra })}</span>}
        {until !== null && <span>{t('until', { time: clock(until) })}</span>}
      </span>
      <span className={styles.price}>{write(way.price)}</span>
    </Radio.Root>
  )
})

const Cards = ({ packs, title }: { readonly packs: readonly Pack[]; readonly title: string }) => {
  const id = useId()
  return (
    <div className={styles.section} role="group" aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <div className={styles.cards}>
        {packs.map((pack) => (
          <Card key={pack.coinCode} pack={pack} />
        ))}
      </div>
    </div>
  )
}

/** What any pack brings besides its coins: VIP, and how much a way to pay can add. @rule COIN-2 COIN-8 */
const Promises = observer(() => {
  const { t } = useTranslation('shop')
  const { session } = useCore().account.view
  const { mostExtra } = useFeature('shop').view
  const vip = session._tag === 'SignedIn' && session.me.paid
  return (
    <ul className={styles.promises} role="list">
      <li>
        <Icon of={Crown} size="sm" /> {t(vip ? 'vip' : 'vip_any')}
      </li>
      {mostExtra > 0 && (
        <li>
          <Icon of={Sparkles} size="sm" /> {t('tip', { percent: mostExtra })}
        </li>
      )}
    </ul>
  )
})

/** The packs to choose from; those of a flash sale first. */
export const PackCards = observer(() => {
  const { t } = useTranslation('shop')
  const { choosePack, view } = useFeature('shop')
  const { flash, pack, packs } = view
  return (
    <div className={styles.packs}>
      <Promises />
      <RadioGroup
        className={styles.sections}
        aria-label={t('packs')}
        value={pack?.coinCode ?? null}
        onValueChange={(next: string | null) => next !== null && choosePack(next)}
      >
        {flash.length > 0 && <Cards packs={flash} title={t('flash')} />}
        <Cards packs={packs} title={t('packs')} />
      </RadioGroup>
    </div>
  )
})
