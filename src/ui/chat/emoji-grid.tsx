import { use, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { loadEmoji } from '../../application/chat/load-emoji'
import styles from './emoji-grid.module.css'

/** In a row of the grid; the style sheet says the same. */
const COLUMNS = 8

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
  Home: -Infinity,
  End: Infinity,
}

/** Where a key leads from here; undefined: it is none of the grid's. */
const stepOf = (key: string, rightToLeft: boolean): number | undefined => {
  if (key === 'ArrowRight' || key === 'ArrowLeft') return (key === 'ArrowRight') === rightToLeft ? -1 : 1
  return steps[key]
}

const emoji = loadEmoji()

/** The emoji of DATA-1; one of them is in the order of Tab, arrow keys lead to the others (@rule CHAT-95, DATA-1). */
export const EmojiGrid = ({ onChoose }: { readonly onChoose: (emoji: string) => void }) => {
  const { t } = useTranslation('conversation')
  const all = use(emoji)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const step = stepOf(event.key, document.documentElement.dir === 'rtl')
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(all.length - 1, Math.max(0, current + step))
    setCurrent(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={styles.grid} role="group" aria-label={t('emoji_grid')}>
      {all.map(({ code, emoji: sign }, index) => (
        <button
          key={code}
          type="button"
          className={styles.emoji}
          tabIndex={index === current ? 0 : -1}
          onKeyDown={move}
          onFocus={() => setCurrent(index)}
          onClick={() => onChoose(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
