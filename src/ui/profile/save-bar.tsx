import { Check, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import styles from './editor.module.css'

type Props = {
  /** Id of the form that is saved. */
  readonly form: string
  readonly unsaved: boolean
  readonly saving: boolean
  readonly onDiscard: () => void
}

/** Says whether all is saved, and saves; it stays in sight in the header. */
export const SaveBar = ({ form, unsaved, saving, onDiscard }: Props) => {
  const { t } = useTranslation('profile')
  return (
    <div className={styles.bar}>
      <span className={styles.state} role="status">
        {unsaved ? t('unsaved') : t('all_saved')}
      </span>
      {unsaved && !saving && <IconButton label={t('discard')} icon={Undo2} flips onClick={onDiscard} />}
      <Button
        type="submit"
        form={form}
        variant={unsaved ? 'primary' : 'secondary'}
        disabled={!unsaved && !saving}
        loading={saving}
        icon={!unsaved && <Icon of={Check} size="sm" />}
      >
        {t(unsaved ? 'save' : 'saved')}
      </Button>
    </div>
  )
}
