import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { ShownTranslation } from '../../domain/chat/translation'
import { Icon } from '../design/icon'
import { MessageText } from './message-text'
import styles from './translated-text.module.css'

const words = {
  Working: 'translating',
  Failed: 'translation_failed',
  Unavailable: 'translation_unavailable',
} as const

type TranslatedTextProps = { readonly message: ShownMessage; readonly translation: ShownTranslation }

/**
 * A text with what became of its translation: what came in shows translated, what went out as it was written, and the other one is
 * a tap away (@rule CHAT-20).
 */
export const TranslatedText = ({ message: { mine, text }, translation }: TranslatedTextProps) => {
  const { t } = useTranslation('conversation')
  const [original, setOriginal] = useState(mine)
  if (translation._tag !== 'Done') {
    return (
      <span className={styles.both}>
        <MessageText text={text} />
        <span className={styles.note} role="status">
          <Icon of={Languages} size="sm" />
          {t(words[translation._tag])}
        </span>
      </span>
    )
  }
  return (
    <span className={styles.both}>
      <MessageText text={original ? text : translation.text} />
      <span className={styles.note}>
        {!original && (
          <>
            <Icon of={Languages} size="sm" />
            {t('translated')}
          </>
        )}
        <button type="button" className={styles.switch} onClick={() => setOriginal(!original)}>
          {t(original ? 'show_translation' : 'show_original')}
        </button>
      </span>
    </span>
  )
}
