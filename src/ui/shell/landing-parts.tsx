import { Ban, Check, Compass, Gauge, IdCard, MessageCircle, Video, VideoOff, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../design/coin-icon'
import { Icon } from '../design/icon'
import { IconDisc } from '../design/icon-disc'
import type { Texts } from '../i18n/resources'
import styles from './landing.module.css'

type Words = keyof Texts['pages']
type Tile = readonly [icon: LucideIcon, title: Words, text: Words]

const steps: readonly Tile[] = [
  [Compass, 'landing_how_look', 'landing_how_look_text'],
  [MessageCircle, 'landing_how_say', 'landing_how_say_text'],
  [Video, 'landing_how_talk', 'landing_how_talk_text'],
]

const guards: readonly Tile[] = [
  [IdCard, 'landing_safety_adults', 'landing_safety_adults_text'],
  [Ban, 'landing_safety_block', 'landing_safety_block_text'],
  [VideoOff, 'landing_safety_record', 'landing_safety_record_text'],
  [Gauge, 'landing_safety_limits', 'landing_safety_limits_text'],
]

const free: readonly Words[] = ['landing_cost_free_1', 'landing_cost_free_2', 'landing_cost_free_3']
const paid: readonly Words[] = ['landing_cost_coins_1', 'landing_cost_coins_2', 'landing_cost_coins_3']

const Part = ({ title, children }: { readonly title: Words; readonly children: ReactNode }) => {
  const { t } = useTranslation('pages')
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t(title)}
      </h2>
      {children}
    </section>
  )
}

const Tiles = ({ of }: { readonly of: readonly Tile[] }) => {
  const { t } = useTranslation('pages')
  return (
    <ul className={styles.tiles} role="list" data-many={of.length > 3 || undefined}>
      {of.map(([icon, title, text]) => (
        <li className={styles.tile} key={title}>
          <IconDisc of={icon} />
          <h3 className={styles.tileTitle}>{t(title)}</h3>
          <p className={styles.tileText}>{t(text)}</p>
        </li>
      ))}
    </ul>
  )
}

const Price = ({ title, lines, coin = false }: { title: Words; lines: readonly Words[]; coin?: boolean }) => {
  const { t } = useTranslation('pages')
  return (
    <div className={styles.price}>
      <h3 className={styles.tileTitle}>{t(title)}</h3>
      <ul className={styles.lines} role="list">
        {lines.map((line) => (
          <li className={styles.costLine} key={line}>
            {coin ? <CoinIcon /> : <Icon of={Check} size="sm" />}
            <span>{t(line)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How it works, what it costs, how safe it is. @rule SHELL-31 */
export const LandingParts = () => {
  const { t } = useTranslation('pages')
  return (
    <>
      <Part title="landing_how_title">
        <Tiles of={steps} />
      </Part>
      <Part title="landing_cost_title">
        <div className={styles.prices}>
          <Price title="landing_cost_free" lines={free} />
          <Price title="landing_cost_coins" lines={paid} coin />
        </div>
        <p className={styles.note}>{t('landing_cost_note')}</p>
      </Part>
      <Part title="landing_safety_title">
        <Tiles of={guards} />
      </Part>
    </>
  )
}
