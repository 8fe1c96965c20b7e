import { Search as SearchIcon, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import { TextField } from '../design/text-field'
import { useFeature } from '../shell/use-feature'

/** Looks for people by name or id while one types. @rule FRND-30 FRND-32 */
export const SearchBox = observer(() => {
  const { t } = useTranslation('friends')
  const { search, view } = useFeature('friends')
  const [text, setText] = useState(view.search._tag === 'Idle' ? '' : view.search.text)
  const field = useRef<HTMLInputElement>(null)
  const type = (typed: string) => {
    setText(typed)
    search(typed)
  }
  const clear = () => {
    type('')
    field.current?.focus()
  }
  return (
    <TextField
      ref={field}
      label={t('search')}
      labelHidden
      placeholder={t('search_hint')}
      value={text}
      onChange={type}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={60}
      leading={<Icon of={SearchIcon} />}
      trailing={text !== '' && <IconButton size="sm" label={t('search_clear')} icon={X} onClick={clear} />}
    />
  )
})
