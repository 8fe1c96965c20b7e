import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { isSpendingBlock } from '../../domain/kernel/spending-block'
import { ConfirmDialog } from '../design/confirm-dialog'
import { useBlockWords, type BlockWords } from '../shell/block-words'
import { pathOf } from '../shell/routes'
import { ShellContext } from '../shell/shell-context'
import { useNavigate } from '../shell/use-navigate'
import styles from './gifts.module.css'
import type { Short } from './use-send-gift'

type Props = {
  readonly short: Short
  readonly inCall: boolean
  readonly onCancel: () => void
  readonly onBuy: () => void
}

/** What to say and where to lead: too few coins, coins that are owed, or a limit of one's own (GIFT-10, PLUS-9). */
const useWords = () => {
  const { t, i18n } = useTranslation('gifts')
  const blockWords = useBlockWords()
  const number = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format
  return (short: Short): BlockWords =>
    isSpendingBlock(short)
      ? blockWords(short)
      : {
          title: t('not_enough'),
          text: t('missing', { price: number(short.price), coins: number(short.coins) }),
          help: t('buy'),
          path: pathOf('CoinPage'),
        }
}

/** Too few coins: buy some, or leave it; buying closes the panels and opens the shop (GIFT-10, GIFT-11). */
export const NotEnough = ({ inCall, onBuy, onCancel, short }: Props) => {
  const { t } = useTranslation('gifts')
  const { help, path, text, title } = useWords()(short)
  const shell = use(ShellContext)
  const navigate = useNavigate()
  const shopWaits = inCall && short._tag !== 'SpendingLimit'
  const buy = (): void => {
    onBuy()
    if (shell?.place === 'panel') shell.close()
    navigate(path)
  }
  return (
    <ConfirmDialog
      open
      layer="error"
      title={title}
      text={
        <>
          <p>{text}</p>
          {(shopWaits || !isSpendingBlock(short)) && (
            <p className={styles.safe}>{shopWaits ? t('in_call') : t('nothing_charged')}</p>
          )}
        </>
      }
      confirm={help}
      cancel={t('cancel')}
      onConfirm={buy}
      onCancel={onCancel}
    />
  )
}
