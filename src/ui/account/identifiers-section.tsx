import { Mail, Phone, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { LinkKind } from '../../domain/account/link-step'
import { Button } from '../design/button'
import { useFeature } from '../shell/use-feature'
import { useDateText } from './date-text'
import { SettingCard, SettingRow, SettingRows } from './setting-row'

const icons: Readonly<Record<LinkKind, LucideIcon>> = { email: Mail, phone: Phone }

const IdentifierRow = observer(({ kind }: { readonly kind: LinkKind }) => {
  const { t } = useTranslation('security')
  const { startLinking, view } = useFeature('security')
  const { day } = useDateText()
  const linked = view.identifiers[kind]
  const locked = linked !== null && linked.nextChange !== null
  return (
    <SettingRow
      icon={icons[kind]}
      name={t(kind)}
      state={linked === null ? t('not_linked') : <bdi dir="ltr">{linked.value}</bdi>}
      note={locked ? t('next_change', { date: day(linked.nextChange) }) : undefined}
      action={
        <Button
          size="sm"
          disabled={locked}
          aria-label={t(linked === null ? `link_${kind}` : `change_${kind}`)}
          onClick={() => startLinking(kind)}
        >
          {t(linked === null ? 'link' : 'change')}
        </Button>
      }
    />
  )
})

/** The address and the number, each with its state. @rule ACCT-113 ACCT-115 */
export const IdentifiersSection = () => {
  const { t } = useTranslation('security')
  return (
    <SettingCard title={t('identifiers')} text={t('identifiers_text')}>
      <SettingRows label={t('identifiers')}>
        <IdentifierRow kind="email" />
        <IdentifierRow kind="phone" />
      </SettingRows>
    </SettingCard>
  )
}
