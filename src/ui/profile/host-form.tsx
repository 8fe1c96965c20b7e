import * as E from 'fp-ts/Either'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostStanding } from '../../application/profile/profile-gateway.port'
import { PRICE_LIMIT, type HostSettings } from '../../domain/profile/host-settings'
import { Button } from '../design/button'
import { CoinIcon } from '../design/coin-icon'
import { Column } from '../design/column'
import { Switch } from '../design/switch'
import { TextField } from '../design/text-field'
import { useToast } from '../design/toast'
import { useLeaveQuestion } from '../shell/leave-guard'
import { useFeature } from '../shell/use-feature'
import styles from './host.module.css'
import { LeaveDialog } from './leave-dialog'
import { useProblemTexts } from './problem-texts'

type Typed = { readonly price: string; readonly friendPrice: string }

const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, String(PRICE_LIMIT).length)

/** Sends what a host decides; says that it holds, or why not. */
const useSaveHost = () => {
  const { t } = useTranslation('profile')
  const { saveHost } = useFeature('profile')
  const texts = useProblemTexts()
  const toast = useToast()
  const [error, setError] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const save = async (settings: HostSettings) => {
    setBusy(true)
    setError(undefined)
    const saved = await saveHost(settings)()
    setBusy(false)
    if (E.isRight(saved)) toast({ text: t('saved_toast'), tone: 'success' })
    else
      setError(saved.left._tag === 'Refused' ? t('host_price_bad', { limit: PRICE_LIMIT }) : texts.gateway(saved.left))
    return E.isRight(saved)
  }
  return { busy, error, forget: () => setError(undefined), save }
}

type PriceProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }

const Price = ({ label, value, onChange }: PriceProps) => {
  const { t } = useTranslation('profile')
  return (
    <TextField
      label={label}
      value={value}
      onChange={(typed) => onChange(digits(typed))}
      inputMode="numeric"
      autoComplete="off"
      leading={<CoinIcon />}
      trailing={<span className={styles.unit}>{t('per_minute')}</span>}
    />
  )
}

const Points = ({ points }: { readonly points: number }) => {
  const { t, i18n } = useTranslation('profile')
  const formatted = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(points)
  return (
    <section className={styles.points} aria-label={t('points')}>
      <span className={styles.word}>{t('points')}</span>
      <span className={styles.amount}>{formatted}</span>
      <p className={styles.word}>{t('points_text')}</p>
    </section>
  )
}

const Problem = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && (
    <p className={styles.error} role="alert">
      {text}
    </p>
  )

type Props = { readonly standing: HostStanding }

/** What a minute costs everybody, and what it costs friends. @rule CALL-66 */
const Prices = ({ standing }: Props) => {
  const { t } = useTranslation('profile')
  const { busy, error, forget, save } = useSaveHost()
  const [changes, setChanges] = useState<Partial<Typed>>({})
  const held: Typed = { price: String(standing.price), friendPrice: String(standing.friendPrice) }
  const typed = { ...held, ...changes }
  const unsaved = typed.price !== held.price || typed.friendPrice !== held.friendPrice
  const leaving = useLeaveQuestion(unsaved)
  const change = (changed: Partial<Typed>) => {
    forget()
    setChanges((before) => ({ ...before, ...changed }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { friendsOnly } = standing
    const sent = typed
    if (!(await save({ price: Number(sent.price), friendPrice: Number(sent.friendPrice), friendsOnly }))) return
    setChanges((since) =>
      Object.fromEntries(Object.entries(since).filter(([field, value]) => value !== sent[field as keyof Typed])),
    )
  }
  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className={styles.title}>{t('host_prices')}</h2>
      <Price label={t('host_price')} value={typed.price} onChange={(price) => change({ price })} />
      <Price
        label={t('host_friend_price')}
        value={typed.friendPrice}
        onChange={(friendPrice) => change({ friendPrice })}
      />
      <Problem text={error} />
      <Button type="submit" variant="primary" wide loading={busy} disabled={!unsaved && !busy}>
        {t('save')}
      </Button>
      <LeaveDialog {...leaving} />
    </form>
  )
}

/** Whether only friends may call; it holds at once. @rule CALL-25 */
const WhoMayCall = ({ standing }: Props) => {
  const { t } = useTranslation('profile')
  const { busy, error, save } = useSaveHost()
  const { friendPrice, friendsOnly, price } = standing
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('host_who')}</h2>
      <Switch
        label={t('friends_only')}
        hint={t('friends_only_hint')}
        checked={friendsOnly}
        disabled={busy}
        onChange={(only) => void save({ price, friendPrice, friendsOnly: only })}
      />
      <Problem text={error} />
    </section>
  )
}

/** Points, prices, and who may call. @rule CALL-65 */
export const HostForm = ({ standing }: Props) => (
  <Column>
    <Points points={standing.points} />
    <Prices standing={standing} />
    <WhoMayCall standing={standing} />
  </Column>
)
