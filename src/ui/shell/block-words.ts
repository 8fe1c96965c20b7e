import { useTranslation } from 'react-i18next'
import type { SpendingBlock } from '../../domain/kernel/spending-block'
import { pathOf } from './routes'

/** What the payer is told, and where something can be done about it. */
export interface BlockWords {
  readonly title: string
  readonly text: string
  readonly help: string
  readonly path: string
}

/** Words for what keeps somebody from spending (20010, 20012). @rule PLUS-9 */
export const useBlockWords = (): ((block: SpendingBlock) => BlockWords) => {
  const { t, i18n } = useTranslation('spending')
  const locale = i18n.resolvedLanguage ?? 'en'
  return (block) => {
    if (block._tag === 'DebtOpen') {
      const formatted = new Intl.NumberFormat(locale).format(block.debt)
      const title = t('debt', { count: block.debt, formatted })
      return { title, text: t('debt_text'), help: t('to_coins'), path: pathOf('CoinPage') }
    }
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(block.until)
    const text = t('limit_text', { moment })
    return { title: t('limit'), text, help: t('to_limits'), path: pathOf('CoinMovements') }
  }
}
