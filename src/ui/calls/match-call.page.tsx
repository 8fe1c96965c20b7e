import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import hidden from '../design/hidden.module.css'
import { useFeature } from '../shell/use-feature'
import { useMatchWay } from '../shell/use-match-way'

/** The page behind the talk of a match, which lies above all pages; who leaves it, as by going back, leaves the talk. @rule SHELL-8 MTCH-10 */
export const Page = observer(() => {
  const { t } = useTranslation('matchCall')
  const matching = useFeature('matching')
  const here = useRef(false)
  useMatchWay('MatchCall')
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      // A page that is only drawn anew is back by then.
      queueMicrotask(() => {
        if (!here.current && matching.view.match._tag === 'Talking') matching.leave()
      })
    }
  }, [matching])
  return <h1 className={hidden.hidden}>{t('title')}</h1>
})
