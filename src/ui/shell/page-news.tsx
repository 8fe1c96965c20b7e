import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import hidden from '../design/hidden.module.css'
import { useWindowStore } from '../design/window-store'
import { findFocus } from './find-focus'
import { pageName } from './page-title'

/** Tells screen readers which page has come, and keeps the focus from being lost on the way. */
export const PageNews = ({ main }: { readonly main: RefObject<HTMLElement | null> }) => {
  const { t } = useTranslation('common')
  const name = useWindowStore(pageName)
  const last = useRef(name)
  const [said, setSaid] = useState('')
  const [location] = useLocation()
  const began = useRef(location)
  const here = useRef(location)
  useEffect(() => {
    here.current = location
  }, [location])
  useEffect(() => {
    if (name === last.current) return
    // The page of the beginning gets its name late; the home page has none.
    const first = last.current === '' && said === '' && here.current === began.current
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
