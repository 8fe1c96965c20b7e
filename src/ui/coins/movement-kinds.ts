import {
  BadgeDollarSign,
  Bell,
  CalendarCheck,
  Download,
  Gift,
  Heart,
  ListChecks,
  PartyPopper,
  Pencil,
  Phone,
  RotateCcw,
  ShoppingBag,
  Shuffle,
  Sparkles,
  Undo2,
  UserPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MovementKind } from '../../domain/coins/movement'
import type { CsvWords } from '../../domain/coins/movements-csv'
import type { Texts } from '../i18n/resources'

type Kind = { readonly icon: LucideIcon; readonly text: keyof Texts['movements'] }

/** How each kind is shown. @rule PLUS-6 */
export const kinds: Readonly<Record<MovementKind, Kind>> = {
  signUp: { icon: PartyPopper, text: 'kind_sign_up' },
  purchase: { icon: ShoppingBag, text: 'kind_purchase' },
  bonus: { icon: Sparkles, text: 'kind_bonus' },
  checkIn: { icon: CalendarCheck, text: 'kind_check_in' },
  task: { icon: ListChecks, text: 'kind_task' },
  install: { icon: Download, text: 'kind_install' },
  push: { icon: Bell, text: 'kind_push' },
  refund: { icon: Undo2, text: 'kind_refund' },
  chargeback: { icon: BadgeDollarSign, text: 'kind_chargeback' },
  addFriend: { icon: UserPlus, text: 'kind_add_friend' },
  addFriendReturned: { icon: RotateCcw, text: 'kind_add_friend_returned' },
  gift: { icon: Gift, text: 'kind_gift' },
  like: { icon: Heart, text: 'kind_like' },
  match: { icon: Shuffle, text: 'kind_match' },
  call: { icon: Phone, text: 'kind_call' },
  callReturned: { icon: RotateCcw, text: 'kind_call_returned' },
  correction: { icon: Pencil, text: 'kind_correction' },
  other: { icon: Wallet, text: 'kind_unknown' },
}

/** Headings and kinds of the file, in the language of the interface. */
export const useCsvWords = (): CsvWords => {
  const { t } = useTranslation('movements')
  const named = Object.entries(kinds).map(([kind, { text }]) => [kind, t(text)] as const)
  return {
    columns: [
      t('csv_at'),
      t('csv_kind'),
      t('csv_with'),
      t('csv_with_id'),
      t('csv_coins'),
      t('csv_after'),
      t('csv_order'),
    ],
    kinds: Object.fromEntries(named) as Record<MovementKind, string>,
  }
}
