import { useTranslation } from 'react-i18next'
import { cleanEmail } from '../../domain/kernel/email'
import { TextField } from '../design/text-field'
import type { TakeFocus } from './step'

type Props = {
  readonly value: string
  readonly onChange: (email: string) => void
  readonly error: string | undefined
  readonly first: TakeFocus
  /** Whether it is the name to sign in by, or any address. */
  readonly autoComplete: 'username' | 'email'
}

/** An address; spaces vanish. @rule ACCT-52 */
export const EmailEntry = ({ value, onChange, error, first, autoComplete }: Props) => {
  const { t } = useTranslation('account')
  return (
    <TextField
      ref={first}
      label={t('email')}
      value={value}
      onChange={(typed) => onChange(cleanEmail(typed))}
      error={error}
      inputMode="email"
      dir="ltr"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      enterKeyHint="next"
    />
  )
}
