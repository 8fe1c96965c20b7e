import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../design/confirm-dialog'
import { pathOf } from '../shell/routes'
import { ShellContext } from '../shell/shell-context'
import styles from './gifts.module.css'
import type { Short } from './use-send-gift'

type Props = {
  readonly short: Short
  readonly inCall: boolean
  readonly onCancel: () => void
  readonly onBuy: () => void
}

/** Too few coins: buy some, or leave it; buying closes the panels and opens the shop (GIFT-10, GIFT-11). */
export const NotEnough = ({ inCall, onBuy, onCancel, short }: Props) => {
  const { t, i18n } = useTranslation('gifts')
  const shell = use(ShellContext)
  const [, navigate] = useLocation()
  const number = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format
  const buy = (): void => {
    onBuy()
    if (shell?.place === 'panel') shell.close()
    navigate(pathOf('CoinPage'))
  }
  const why =
    short._tag === 'DebtOpen'
      ? t('debt', { formatted: number(short.debt) })
      : t('missing', { price: number(short.price), coins: number(short.coins) })
  return (
    <ConfirmDialog
      open
      layer="error"
      title={t('not_enough')}
      text={
        <>
          <p>{why}</p>
          <p className={styles.safe}>{inCall ? t('in_call') : t('nothing_charged')}</p>
        </>
      }
      confirm={t('buy')}
      cancel={t('cancel')}
      onConfirm={buy}
      onCancel={onCancel}
    />
  )
}
