import { cx } from '../design/cx'
import styles from './bubble.module.css'
import { isFewEmoji, textParts } from './text-parts'

/** The words of a message, each in its own direction; addresses open in a window of their own. */
export const MessageText = ({ text }: { readonly text: string }) => (
  <bdi className={cx(styles.text, isFewEmoji(text) && styles.emoji)}>
    {textParts(text).map((part, index) =>
      part._tag === 'Words' ? (
        part.text
      ) : (
        <a
          key={`${index} ${part.text}`}
          className={styles.address}
          href={part.text}
          target="_blank"
          rel="noopener noreferrer nofollow"
          dir="ltr"
        >
          {part.text}
        </a>
      ),
    )}
  </bdi>
)
