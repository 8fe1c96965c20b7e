import { Search, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageSearchFeature } from '../../application/chat/message-search.feature'
import { LONGEST_QUERY } from '../../domain/chat/search-query'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import { SkeletonRows } from '../design/skeleton'
import { TextField } from '../design/text-field'
import { useCore } from '../shell/core-context'
import { MessageHits } from './message-hits'
import styles from './message-search.module.css'

interface Search {
  readonly feature: MessageSearchFeature | undefined
  readonly text: string
  /** Loads the search when somebody first reaches for it. */
  readonly begin: () => void
  readonly write: (text: string) => void
}

/** What is typed before the search is there is searched as soon as it is. */
const useSearch = (): Search => {
  const core = useCore()
  const [feature, setFeature] = useState(() => core.loaded('messageSearch'))
  const [early, setEarly] = useState('')
  const begin = (): void =>
    void core.feature('messageSearch').then(
      (loaded) => setFeature(loaded),
      () => undefined,
    )
  useEffect(() => {
    if (feature !== undefined && early !== '') feature.search(early)
  }, [feature, early])
  return {
    feature,
    text: feature?.view.text ?? early,
    begin,
    write: (text) => {
      if (feature !== undefined) return feature.search(text)
      setEarly(text)
      begin()
    },
  }
}

const hitsIn = (frame: HTMLElement): readonly HTMLElement[] => [...frame.querySelectorAll<HTMLElement>('[data-hits] a')]

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrows walk from the field through the results and back; Escape empties the field (PLUS-22). */
const walk = (frame: HTMLElement, { key }: KeyboardEvent): boolean => {
  const step = STEPS[key]
  const hits = hitsIn(frame)
  if (step === undefined || hits.length === 0) return false
  const next = hits.findIndex((hit) => hit === document.activeElement) + step
  if (next < 0) frame.querySelector('input')?.focus()
  else hits[next]?.focus()
  return true
}

const useKeys = (frame: RefObject<HTMLElement | null>, { text, write }: Search): void =>
  useEffect(() => {
    const element = frame.current
    if (element === null || text === '') return
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return
      if (walk(element, event)) return event.preventDefault()
      if (event.key !== 'Escape') return
      event.stopPropagation()
      write('')
      element.querySelector('input')?.focus()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  })

/** A field that searches all messages; while something stands in it, what was found takes the place of what it is put around. */
export const MessageSearch = observer(({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('chat')
  const frame = useRef<HTMLDivElement>(null)
  const search = useSearch()
  const { begin, feature, text, write } = search
  useKeys(frame, search)
  const searching = text.trim() !== ''
  const clear = <IconButton label={t('search_clear')} icon={X} size="sm" onClick={() => write('')} />
  return (
    <div className={styles.frame} ref={frame}>
      <div className={styles.field} role="search">
        <TextField
          type="text"
          role="searchbox"
          label={t('search_label')}
          labelHidden
          placeholder={t('search_label')}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          maxLength={LONGEST_QUERY}
          value={text}
          onFocus={begin}
          onChange={write}
          leading={<Icon of={Search} size="sm" />}
          trailing={text === '' ? undefined : clear}
        />
      </div>
      {searching && (
        <div className={styles.hits} data-hits>
          {feature === undefined ? <SkeletonRows count={3} /> : <MessageHits search={feature} />}
        </div>
      )}
      {!searching && children}
    </div>
  )
})
