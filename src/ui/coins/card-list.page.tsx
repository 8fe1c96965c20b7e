import { CreditCard, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { providerNames } from '../../domain/coins/provider'
import type { SavedCard } from '../../domain/coins/saved-card'
import { Column } from '../design/column'
import { ConfirmDialog } from '../design/confirm-dialog'
import { EmptyState } from '../design/empty-state'
import { IconButton } from '../design/icon-button'
import { IconDisc } from '../design/icon-disc'
import { List, ListRow } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import { useToast } from '../design/toast'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import styles from './checkout.module.css'
import { NotLoaded } from './not-loaded'

const expiry = ({ expiryMonth, expiryYear }: SavedCard): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`

const Row = ({ card, onDelete }: { readonly card: SavedCard; readonly onDelete: () => void }) => {
  const { t } = useTranslation('checkout')
  return (
    <ListRow
      leading={<IconDisc of={CreditCard} />}
      title={t('card', { brand: card.brand, last4: card.last4 })}
      subtitle={t('card_expires', { provider: providerNames[card.provider], date: expiry(card) })}
      actions={<IconButton label={t('card_delete', { last4: card.last4 })} icon={Trash2} onClick={onDelete} />}
    />
  )
}

type QuestionProps = { readonly card: SavedCard | null; readonly onClose: () => void }

const Question = observer(({ card, onClose }: QuestionProps) => {
  const { t } = useTranslation('checkout')
  const { deleteCard, view } = useFeature('checkout')
  const toast = useToast()
  const [shown, setShown] = useState<SavedCard | null>(null)
  if (card !== null && card !== shown) setShown(card)
  const confirm = async (): Promise<void> => {
    if (card === null) return
    const gone = await deleteCard(card)()
    toast(gone ? { text: t('card_deleted'), tone: 'success' } : { text: t('card_delete_failed'), tone: 'error' })
    onClose()
  }
  return (
    <ConfirmDialog
      open={card !== null}
      danger
      title={t('card_delete_title')}
      text={shown && t('card_delete_text', { provider: providerNames[shown.provider] })}
      confirm={t('card_delete_confirm')}
      busy={view.deleting !== null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
})

const Cards = observer(({ onDelete }: { readonly onDelete: (card: SavedCard) => void }) => {
  const { t } = useTranslation('checkout')
  const { loadCards, view } = useFeature('checkout')
  const { list, listing } = view.cards
  useEffect(() => void loadCards(), [loadCards])
  if (list.length === 0) {
    if (listing === 'failed') return <NotLoaded title={t('cards_failed')} onAgain={() => void loadCards()} />
    if (listing !== 'loaded') return <SkeletonRows />
    return <EmptyState art="coins" title={t('cards_empty')} text={t('cards_empty_text')} />
  }
  return (
    <>
      <List label={t('cards')}>
        {list.map((card) => (
          <Row key={card.id} card={card} onDelete={() => onDelete(card)} />
        ))}
      </List>
      <p className={styles.note}>{t('cards_note')}</p>
    </>
  )
})

/** The cards that providers keep. @rule SHELL-20 COIN-42 */
export const Page = observer(() => {
  const { t } = useTranslation('checkout')
  const [asked, setAsked] = useState<SavedCard | null>(null)
  return (
    <>
      <ViewHeader title={t('cards')} back={pathOf('CoinPage')} />
      <Column width="narrow">
        <Cards onDelete={setAsked} />
      </Column>
      <Question card={asked} onClose={() => setAsked(null)} />
    </>
  )
})
