import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpendingBlock } from '../../domain/kernel/spending-block'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { useToast } from '../design/toast'
import { BlockDialog } from '../shell/block-dialog'
import { useBlockWords } from '../shell/block-words'
import { pathOf } from '../shell/routes'
import { useNavigate } from '../shell/use-navigate'

/** Why a request was not paid. */
type UnpaidWhy = { readonly _tag: 'NotEnoughCoins' } | SpendingBlock

type CoinsProps = { readonly onClose: () => void }

/** The balance does not suffice: two ways to coins. @rule FRND-11 */
const NotEnough = ({ onClose }: CoinsProps) => {
  const { t } = useTranslation('friends')
  const navigate = useNavigate()
  const recharge = () => {
    onClose()
    navigate(pathOf('CoinPage'))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('coins_missing')}
      footer={
        <>
          <Button onClick={recharge}>{t('lucky_draw')}</Button>
          <Button variant="primary" onClick={recharge}>
            {t('recharge')}
          </Button>
        </>
      }
    >
      <p>{t('coins_missing_text')}</p>
    </Dialog>
  )
}

interface Unpaid {
  readonly say: (why: UnpaidWhy) => void
  readonly dialog: ReactNode
}

/** Says why nothing was paid; where this person stays where they are, without a dialog. @rule FRND-11 PLUS-9 */
export const useUnpaid = (stays: boolean): Unpaid => {
  const { t } = useTranslation('friends')
  const words = useBlockWords()
  const toast = useToast()
  const [why, setWhy] = useState<UnpaidWhy | null>(null)
  const close = () => setWhy(null)
  const textOf = (of: UnpaidWhy) => (of._tag === 'NotEnoughCoins' ? t('coins_missing_text') : words(of).title)
  return {
    say: (of) => (stays ? toast({ text: textOf(of), tone: 'error' }) : setWhy(of)),
    dialog:
      why?._tag === 'NotEnoughCoins' ? (
        <NotEnough onClose={close} />
      ) : (
        why && <BlockDialog block={why} onClose={close} />
      ),
  }
}
