import { KeyRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identifier, Identifiers } from '../../application/account/security-gateway.port'
import type { LinkKind } from '../../domain/account/link-step'
import { Button } from '../design/button'
import { useFeature } from '../shell/use-feature'
import { PasswordDialog } from './password-dialog'
import { SettingCard, SettingRow, SettingRows } from './setting-row'

type RowProps = { readonly kind: LinkKind; readonly linked: Identifier; readonly onChange: () => void }

/** The first password of an address is chosen when one signs in by it (ACCT-61). */
const PasswordRow = ({ kind, linked, onChange }: RowProps) => {
  const { t } = useTranslation('security')
  const open = linked.hasPassword || kind === 'phone'
  return (
    <SettingRow
      icon={KeyRound}
      name={t(`password_${kind}`)}
      state={t(linked.hasPassword ? 'password_set' : 'password_none')}
      note={open ? undefined : t('password_later')}
      action={
        open && (
          <Button
            size="sm"
            aria-label={t(linked.hasPassword ? `change_password_${kind}` : 'set_password_phone')}
            onClick={onChange}
          >
            {t(linked.hasPassword ? 'change' : 'set')}
          </Button>
        )
      }
    />
  )
}

const linkedOf = (identifiers: Identifiers): readonly (readonly [LinkKind, Identifier])[] =>
  (['email', 'phone'] as const).flatMap((kind) => {
    const linked = identifiers[kind]
    return linked === null ? [] : [[kind, linked] as const]
  })

/** The passwords of what is linked; nothing where nothing is. */
export const PasswordsSection = observer(() => {
  const { t } = useTranslation('security')
  const { identifiers, passwordFor } = useFeature('security').view
  const [changing, setChanging] = useState<LinkKind | null>(null)
  const rows = linkedOf(identifiers)
  const [kind, linked] = rows.find(([one]) => one === changing) ?? []
  if (rows.length === 0) return null
  const by = kind === undefined ? null : passwordFor[kind]
  const old = by === null ? null : { kind: by, value: identifiers[by]?.value ?? '' }
  return (
    <SettingCard title={t('passwords')}>
      <SettingRows label={t('passwords')}>
        {rows.map(([one, row]) => (
          <PasswordRow key={one} kind={one} linked={row} onChange={() => setChanging(one)} />
        ))}
      </SettingRows>
      {kind !== undefined && linked !== undefined && (
        <PasswordDialog kind={kind} linked={linked} old={old} onClose={() => setChanging(null)} />
      )}
    </SettingCard>
  )
})
