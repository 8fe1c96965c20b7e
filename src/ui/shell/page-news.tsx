import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import hidden from '../design/hidden.module.css'
import { useWindowStore } from '../design/window-store'
import { pageName } from './page-title'

/** The focus of somebody whose control has gone with its page goes on from the main part. */
const findFocus = (main: HTMLElement | null): void => {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) main?.focus({ preventScroll: true })
}

/** Tells screen readers which page has come, and keeps the focus from being lost on the way. */
export const PageNews = ({ main }: { readonly main: RefObject<HTMLElement | null> }) => {
  const { t } = useTranslation('common')
  const name = useWindowStore(pageName)
  const last = useRef(name)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (name === last.current) return
    const first = last.current === '' && said === ''
    last.current = name
    // A page that is left names nothing for a moment.
    const timer = setTimeout(() => {
      if (!first) setSaid(name === '' ? t('brand') : name)
      findFocus(main.current)
    }, 150)
    return () => clearTimeout(timer)
  }, [main, name, said, t])
  return (
    <div className={hidden.hidden} aria-live="polite">
      {said}
    </div>
  )
}
