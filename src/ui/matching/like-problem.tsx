import { useTranslation } from 'react-i18next'
import type { LikeError } from '../../application/matching/cards.feature'
import { isSpendingBlock } from '../../domain/kernel/spending-block'
import { ConfirmDialog } from '../design/confirm-dialog'
import { BlockDialog } from '../shell/block-dialog'
import { pathOf } from '../shell/routes'
import { useNavigate } from '../shell/use-navigate'

export type Problem = LikeError

type Props = { readonly problem: Problem | null; readonly onClose: () => void }

/** What kept a like from being given; the card is where it was, and nothing was charged. */
export const LikeProblem = ({ problem, onClose }: Props) => {
  const { t } = useTranslation('cards')
  const navigate = useNavigate()
  if (problem === null || problem._tag === 'StillLiking') return null
  if (isSpendingBlock(problem)) return <BlockDialog block={problem} onClose={onClose} />
  const poor = problem._tag === 'NotEnoughCoins'
  const go = () => {
    onClose()
    if (poor) navigate(pathOf('CoinPage'))
  }
  return (
    <ConfirmDialog
      open
      title={t(poor ? 'no_coins' : 'not_liked')}
      text={t(poor ? 'no_coins_text' : 'not_liked_text')}
      confirm={t(poor ? 'to_coins' : 'close')}
      onConfirm={go}
      onCancel={onClose}
    />
  )
}
